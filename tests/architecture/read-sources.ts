import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Sources } from './rules';

const root = fileURLToPath(new URL('../../', import.meta.url));
const handWritten = /\.(ts|tsx|mts|mjs|css)$/u;
const generated = new Set(['src/provider/graphql/schema.d.ts']);

/** Every hand-written source file under the given folders of the project. */
export function readSources(folders: readonly string[]): Sources {
  const found: Record<string, string> = {};
  for (const folder of folders) {
    for (const entry of readdirSync(root + folder, { recursive: true, encoding: 'utf8' })) {
      const file = `${folder}/${entry.replaceAll('\\', '/')}`;
      if (!handWritten.test(file) || generated.has(file)) continue;
      found[file] = readFileSync(root + file, 'utf8');
    }
  }
  return found;
}
