// Deflates the JSON files of a build, because not every server does, and all of them are kept at the first visit.
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

export function packedJson(): Plugin {
  return {
    name: 'wharf-packed-json',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const [name, part] of Object.entries(bundle))
        if (part.type === 'asset' && name.startsWith('assets/') && name.endsWith('.json'))
          part.source = gzipSync(part.source, { level: 9 });
    },
  };
}
