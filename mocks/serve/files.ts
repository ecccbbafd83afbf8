import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ENOENT', 'EISDIR', 'ENOTDIR'].includes(String(error.code));

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** What lies under `/assets` has its hash in its name; everything else is asked for anew. */
const caching = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Of the build: what lies under `/assets`, or beside `index.html` with an extension. */
const isFile = (path: string): boolean =>
  path.startsWith('/assets/') || (path.lastIndexOf('/') === 0 && extname(path) !== '');

/**
 * Answers with a file of `folder`; one that is not there is a 404. Any other path is a route of the app,
 * so it gets `index.html`: containers and objects have dots in their names.
 */
export async function serveFile(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  // URL parsing has taken any `..` out of the path.
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://any').pathname);
  const name = isFile(path) ? path : '/index.html';
  const content = name.includes('..') ? null : await readIfThere(join(folder, name));
  if (content === null) {
    response.writeHead(404, { ...headers, 'Content-Type': 'text/plain' }).end('Not found');
    return;
  }
  response.writeHead(200, {
    ...headers,
    'Content-Type': types[extname(name)] ?? 'application/octet-stream',
    'Cache-Control': caching(name),
  });
  response.end(request.method === 'HEAD' ? undefined : content);
}
