// Starts the engine from its compiled module, in a browser's worker or in node: `(await startEngine(module)).call({do: 'games'})`.

const kNotSupported = 52;

// What the C++ library asks of its host: randomness and clocks, and nothing else.
function host(memory) {
  const bytes = (address, size) => new Uint8Array(memory().buffer, address, size);
  const known = {
    random_get(address, size) {
      crypto.getRandomValues(bytes(address, size)); // at most 65536 bytes; the engine asks for a few
      return 0;
    },
    clock_time_get(id, precision, address) {
      const milliseconds = id === 0 ? Date.now() : performance.now();
      new DataView(memory().buffer).setBigUint64(address, BigInt(Math.round(milliseconds * 1e6)), true);
      return 0;
    },
    proc_exit(code) {
      throw new Error(`the engine stopped with code ${code}`);
    },
  };
  return new Proxy(known, { get: (functions, name) => functions[name] ?? (() => kNotSupported) });
}

export async function startEngine(module) {
  let engine;
  const memory = () => engine.memory;
  const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: host(memory) });
  engine = instance.exports;
  engine._initialize();
  const bytes = (address, size) => new Uint8Array(engine.memory.buffer, address, size);
  const answered = (obey, input) => {
    bytes(engine.wharf_room(input.length), input.length).set(input);
    const answer = obey(input.length);
    return new TextDecoder().decode(bytes(answer, engine.wharf_answer_size()));
  };
  const answer = (request) => answered(engine.wharf_call, new TextEncoder().encode(JSON.stringify(request)));
  return {
    answer,
    call: (request) => JSON.parse(answer(request)),
    loadNet: (net) => JSON.parse(answered(engine.wharf_load_net, net)),
  };
}
