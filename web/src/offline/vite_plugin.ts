// Writes the service worker of a build: the list of its files, and a version that changes when any of them does.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const template = fileURLToPath(new URL('./service_worker.js', import.meta.url));
const publicFolder = fileURLToPath(new URL('../../public', import.meta.url));

export function serviceWorker(): Plugin {
  return {
    name: 'wharf-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        // Nets are large and not all wanted: src/engine/nets.ts keeps those that were.
        const skipped = /^index\.html$|\.(map|net)$/;
        const built = Object.keys(bundle).filter((name) => !skipped.test(name));
        const files = ['', ...built, ...readdirSync(publicFolder)].map((name) => `./${name}`);
        const version = createHash('sha256');
        for (const [name, part] of Object.entries(bundle)) {
          version.update(name);
          version.update(part.type === 'chunk' ? part.code : part.source);
        }
        for (const name of readdirSync(publicFolder)) version.update(readFileSync(`${publicFolder}/${name}`));
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: readFileSync(template, 'utf8')
            .replace('__FILES__', JSON.stringify(files))
            .replace('__VERSION__', version.digest('hex').slice(0, 16)),
        });
      },
    },
  };
}
