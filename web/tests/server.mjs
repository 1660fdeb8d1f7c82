// A real server with the built client, on a free port. WHARF names the program.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const program = process.env.WHARF ?? here('../../build/release/wharf');

/** Starts it on a folder of data, with further options, and says where it is. */
export async function startServer(data, port = '0', more = []) {
  const web = process.env.DIST ?? here('../dist');
  const options = ['--port', port, '--data', data, '--web', web, '--unlimited', '--log', 'error', ...more];
  const server = spawn(program, ['serve', ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise((resolve) =>
    server.stdout.on('data', (text) => resolve(/https?:\S+/.exec(text)?.[0])),
  );
  return { server, url };
}
