import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ASKED_ANEW } from '../../deploy/files';
import { headersOf } from '../../deploy/policy';
import { withFrameScript } from '@mocks/replay/frame-script';
import { PAGE_FILES } from '@mocks/replay/page-files';
import { createReplayHost, type ReplayHost } from '@mocks/replay/host';
import { toRequest } from '@mocks/serve/answer';
import { serveFile, typeOf } from '@mocks/serve/files';
import { listenOn, type Listening } from '@mocks/serve/http';
import { isHere, isOurs } from '@mocks/serve/own-page';
import type { Plugin } from 'vite';

const built = fileURLToPath(new URL('../../dist', import.meta.url));
const pages = fileURLToPath(new URL('../replay/browser', import.meta.url));

/**
 * Headers of the page and of the panel in its frame. They allow no other host, not even a look-up
 * of its name. A `nonce`, which no recorded file can know, admits the dev server's own inline
 * parts.
 */
const headersFor = (nonce?: string) => ({
  ...headersOf({}, { isFramed: true, ...(nonce !== undefined && { nonce }) }),
  'X-DNS-Prefetch-Control': 'off',
});

const headers = headersFor();

/** Makes a host that replays a file. Throws with a sentence if the file is missing or no report. */
export async function replayFile(path: string): Promise<ReplayHost> {
  const host = createReplayHost();
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (thrown) {
    throw new Error(`${path} cannot be read`, { cause: thrown });
  }
  const wrong = await host.take(text);
  if (wrong !== undefined) throw new Error(`${basename(path)}: ${wrong}`);
  return host;
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

async function sendPage(path: string, response: ServerResponse): Promise<void> {
  const name = path === '/replay/' ? 'index.html' : path.slice('/replay/'.length);
  if (!PAGE_FILES.has(name)) {
    response.writeHead(404, headers).end();
    return;
  }
  const text = await readFile(join(pages, name), 'utf8');
  const about = { ...headers, 'Content-Type': typeOf(name), 'Cache-Control': ASKED_ANEW };
  response.writeHead(200, about).end(text);
}

/** Destination of a request: '' for a script's own, 'unknown' without the header. */
const destinationOf = ({ headers: { 'sec-fetch-dest': into } }: IncomingMessage): string => {
  const name = into?.toString() ?? 'unknown';
  return name === 'empty' ? '' : name;
};

/** True for the page's own files, which any page may link to. */
const isPageFile = (path: string): boolean =>
  path === '/replay/' || PAGE_FILES.has(path.slice('/replay/'.length));

const refuse = (response: ServerResponse) => {
  response.writeHead(403, { ...headers, 'Content-Type': 'text/plain' }).end('Not from here');
  return true;
};

/** Answers requests of a replay's page and of its panel. Returns false for any other request. */
async function answerReplay(
  host: ReplayHost,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (!isHere(request)) return refuse(response);
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  // Outside its frame the panel has no moment to show, and a recorded answer is no page.
  const isAlone = destinationOf(request) === 'document';
  if (path === '/replay' || (isAlone && path !== '/replay/')) {
    response.writeHead(302, { ...headers, Location: '/replay/' }).end();
    return true;
  }
  if (!path.startsWith('/replay/')) return false;
  if (!isPageFile(path) && !isOurs(request)) return refuse(response);
  let answer: Response | undefined;
  try {
    answer = await host.handle(toRequest(request), destinationOf(request));
  } catch {
    request.socket.destroy();
    return true;
  }
  await (answer === undefined ? sendPage(path, response) : send(answer, response));
  return true;
}

/** Replays a report from the dev server, on the panel's own origin. */
export function replayed(host: ReplayHost): Plugin {
  const nonce = randomBytes(16).toString('base64');
  const strict = headersFor(nonce);
  return {
    name: 'replayed',
    config: () => ({ html: { cspNonce: nonce } }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        for (const [name, value] of Object.entries(strict)) response.setHeader(name, value);
        answerReplay(host, request, response).then((isTaken) => isTaken || next(), next);
      });
    },
    transformIndexHtml: { order: 'pre', handler: (page) => withFrameScript(page) },
  };
}

interface ReplayOptions {
  host: ReplayHost;
  /** 0, the default, takes any free port. */
  port?: number;
  /** The folder of the built panel. */
  folder?: string;
}

/** Replays a report with the built panel, under the strict policy. */
export function startReplay({ host, port = 0, folder = built }: ReplayOptions): Promise<Listening> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (await answerReplay(host, request, response)) return;
    if (!(request.headers.accept ?? '').includes('text/html')) {
      await serveFile(folder, request, response, headers);
      return;
    }
    const page = withFrameScript(await readFile(join(folder, 'index.html'), 'utf8'));
    response.writeHead(200, { ...headers, 'Content-Type': typeOf('index.html') }).end(page);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, headers);
      response.end();
    });
  });
  return listenOn(server, port);
}
