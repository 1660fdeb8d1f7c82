// Loads the engine in node: `const engine = await loadEngine(path); engine.call({do: 'games'})`.
import { readFile } from 'node:fs/promises';
import { webcrypto } from 'node:crypto';

export async function loadEngine(path) {
  let memory;
  const bytes = (address, size) => new Uint8Array(memory.buffer, address, size);
  // What the C++ library asks of its host; the engine needs randomness and nothing else.
  const wasi = new Proxy(
    {
      random_get: (address, size) => {
        webcrypto.getRandomValues(bytes(address, size));
        return 0;
      },
      proc_exit: (code) => {
        throw new Error(`the engine stopped with code ${code}`);
      },
    },
    { get: (known, name) => known[name] ?? (() => 52) }, // 52: not supported
  );
  const { instance } = await WebAssembly.instantiate(await readFile(path), { wasi_snapshot_preview1: wasi });
  const engine = instance.exports;
  memory = engine.memory;
  engine._initialize();
  return {
    call(request) {
      const text = new TextEncoder().encode(JSON.stringify(request));
      bytes(engine.wharf_room(text.length), text.length).set(text);
      const answer = engine.wharf_call(text.length);
      return JSON.parse(new TextDecoder().decode(bytes(answer, engine.wharf_answer_size())));
    },
  };
}
