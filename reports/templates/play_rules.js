// The executable rules, as a module that stands packed in the page. It is unpacked when first asked.
class Rules {
  static #ready = null;
  static ready() { return (Rules.#ready ??= Rules.#load()); }

  static async #load() {
    const packed = atob(document.getElementById("player-module").textContent.trim());
    const bytes = Uint8Array.from(packed, (c) => c.charCodeAt(0));
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    const compiled = await WebAssembly.compile(await new Response(plain).arrayBuffer());
    return new Rules(compiled);
  }

  #compiled;
  #exports;
  #errors = 0;
  #known = new Map();
  constructor(compiled) {
    this.#compiled = compiled;
    this.#start();
  }

  // The rules ask nothing of a system: they have no files, no clock and no arguments.
  #start() {
    const wasi = {};
    for (const {module, name} of WebAssembly.Module.imports(this.#compiled))
      if (module.startsWith("wasi")) wasi[name] = () => 8;
    wasi.environ_sizes_get = (count, size) => {
      const memory = new DataView(this.#exports.memory.buffer);
      memory.setUint32(count, 0, true);
      memory.setUint32(size, 0, true);
      return 0;
    };
    wasi.environ_get = () => 0;
    const page = {
      failed: (message) => {
        throw new Error(this.#text(message));
      }
    };
    this.#exports = new WebAssembly.Instance(this.#compiled, {page, wasi_snapshot_preview1: wasi}).exports;
    this.#exports._initialize();
  }

  #text(at) {
    const memory = new Uint8Array(this.#exports.memory.buffer);
    return new TextDecoder().decode(memory.subarray(at, memory.indexOf(0, at)));
  }

  // A call that fails is not unwound: the stack pointer is put back, and what it left behind is dropped in the end.
  #call(request) {
    const bytes = new TextEncoder().encode(request + "\0");
    const at = this.#exports.allocate(bytes.length);
    new Uint8Array(this.#exports.memory.buffer).set(bytes, at);
    const stack = this.#exports.__stack_pointer.value;
    try {
      return JSON.parse(this.#text(this.#exports.answer(at)));
    } catch (error) {
      this.#exports.__stack_pointer.value = stack;
      if (error instanceof WebAssembly.RuntimeError || ++this.#errors % 200 === 0) this.#start();
      throw error;
    }
  }

  // `under` is { readings, settings, steps }. The same question has the same answer.
  ask(verb, under, fields) {
    const lines = [verb];
    for (const reading of under.readings ?? []) lines.push("reading " + reading);
    for (const setting of under.settings ?? []) lines.push("set " + setting);
    if (under.steps) lines.push("steps -");
    for (const [name, values] of Object.entries(fields))
      for (const value of [values].flat()) lines.push(name + " " + value.replace(/\s+/g, " ").trim());
    const request = lines.join("\n");
    if (!this.#known.has(request)) {
      if (this.#known.size > 400) this.#known.clear();
      this.#known.set(request, this.#call(request));
    }
    return this.#known.get(request);
  }
}

function made(tag, attributes = {}, ...inside) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on"))
      element.addEventListener(name.slice(2), value);
    else if (value === true)
      element.setAttribute(name, "");
    else if (value !== false && value !== null)
      element.setAttribute(name, value);
  }
  element.append(...inside);
  return element;
}
