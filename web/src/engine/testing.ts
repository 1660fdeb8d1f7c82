// The engine for tests: the module itself, in this process.
import { readFileSync } from 'node:fs';
import { startEngine } from '../../../src/wasm/engine.mjs';
import { Engine } from './engine';

export async function testEngine(): Promise<Engine> {
  // scripts/build-web puts it there.
  const module = await WebAssembly.compile(readFileSync('src/engine/engine.wasm'));
  const engine = await startEngine(module);
  return new Engine(async (request) => engine.call(request));
}
