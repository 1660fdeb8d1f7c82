export interface Engine {
  /** Obeys a request of src/wasm/requests.h. */
  call(request: Record<string, unknown>): Record<string, unknown>;
}

export function startEngine(module: WebAssembly.Module): Promise<Engine>;
