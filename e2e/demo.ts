import { createServer, type ServerResponse } from 'node:http';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { buildDemo } from '@mocks/demo/build';
import { listenOn } from '@mocks/serve/http';
import { MEDIA_TYPES } from '../deploy/files';
import { test as base } from './fixtures';

const BASE = '/wheelhouse/';

/** A host of static files that knows no routes, as most are. A missing file gets its 404 page. */
export interface DemoHost {
  /** `http://127.0.0.1:4180/wheelhouse/`. */
  readonly home: string;
  /** How many files a browser keeps of it. */
  readonly files: number;
  /** Serves nothing from now on. */
  close(): Promise<void>;
  /** Serves another release from now on: the same, but for its name on the page. */
  release(name: string): Promise<void>;
}

interface Fixtures {
  demo: DemoHost;
}

interface WorkerFixtures {
  /** The folder of a build of the demo. */
  builtDemo: string;
}

const types: Readonly<Record<string, string>> = MEDIA_TYPES;

async function serve(folder: string, path: string, response: ServerResponse): Promise<void> {
  const send = (status: number, name: string, content: Buffer | string) => {
    const type = types[extname(name).slice(1)] ?? 'text/plain';
    // As hosts of static files have it, which know nothing of hashes in names.
    const headers = { 'Content-Type': type, 'Cache-Control': 'max-age=600' };
    response.writeHead(status, headers).end(content);
  };
  const asked = path.startsWith(BASE) ? path.slice(BASE.length) : 'outside/';
  const name = asked.replace(/(^|\/)$/u, '$1index.html');
  try {
    send(200, name, await readFile(join(folder, name)));
  } catch {
    send(404, '404.html', await readFile(join(folder, '404.html')));
  }
}

/** Has the files say which release they are: to a browser each is another. */
async function rename(folder: string, name: string): Promise<void> {
  for (const file of ['index.html', '404.html', 'worker.js']) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    const renamed = text
      .replace('<strong>Demo.</strong>', `<strong>${name}.</strong>`)
      .replace(/(?<=version:?["'`:]{1,3})[0-9a-f]{16}/u, name.padEnd(16, '0'));
    await writeFile(path, renamed);
  }
}

/** Playwright's test on a build of the demo, below a path of a host. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  builtDemo: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, give) => {
      const folder = await mkdtemp(join(tmpdir(), 'wheelhouse-demo-'));
      await buildDemo({ base: BASE, folder });
      await give(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  demo: async ({ builtDemo }, give) => {
    const own: string[] = [];
    let folder = builtDemo;
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://any');
      serve(folder, decodeURIComponent(pathname), response).catch((error: unknown) => {
        console.error(error);
        response.writeHead(500).end();
      });
    });
    const listening = await listenOn(server, 0);
    const entries = await readdir(builtDemo, { recursive: true, withFileTypes: true });
    await give({
      // All but the worker and the host's own 404 page.
      files: entries.filter(
        (entry) => entry.isFile() && !['worker.js', '404.html'].includes(entry.name),
      ).length,
      home: listening.origin + BASE,
      close: () => listening.close(),
      async release(name) {
        const next = await mkdtemp(join(tmpdir(), 'wheelhouse-demo-'));
        own.push(next);
        await cp(builtDemo, next, { recursive: true });
        await rename(next, name);
        folder = next;
      },
    });
    await listening.close();
    for (const each of own) await rm(each, { recursive: true });
  },

  baseURL: async ({ demo }, give) => {
    await give(demo.home);
  },
});

export { expect } from './fixtures';
