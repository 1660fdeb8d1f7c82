export interface Engine {
  /** Obeys a request of src/protocol/engine_requests.h; the answer as the engine writes it, in JSON. */
  answer(request: object): string;
  /** The same, read. */
  call(request: object): Record<string, unknown>;
  /** Gives the players of a game their net: the bytes of its file. Answers {game, hash} or {problem}. */
  loadNet(net: Uint8Array): Record<string, unknown>;
}

export function startEngine(module: WebAssembly.Module): Promise<Engine>;
