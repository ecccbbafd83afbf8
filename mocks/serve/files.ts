import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { ASKED_ANEW, ASSETS, isFile, isText, KEPT, MEDIA_TYPES, PAGE } from '../../deploy/files';
import { ownEntry } from '../own-entry';

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

const types: Readonly<Record<string, string>> = MEDIA_TYPES;

/** The media type of a file by its extension; all our text is UTF-8. */
export function typeOf(name: string): string {
  const extension = extname(name).slice(1);
  const type = ownEntry(types, extension) ?? 'application/octet-stream';
  return isText(extension) ? `${type}; charset=utf-8` : type;
}

/** The decoded path of a request; undefined if it is invalid. */
function pathOf({ url = '/' }: IncomingMessage): string | undefined {
  // Appended to a host: alone, a path with two leading slashes would name another one.
  const address = `http://any${url}`;
  if (!url.startsWith('/') || !URL.canParse(address)) return undefined;
  try {
    // URL parsing has taken any `..` out of the path.
    return decodeURIComponent(new URL(address).pathname);
  } catch {
    return undefined;
  }
}

const takesBrotli = ({ headers }: IncomingMessage): boolean =>
  /(?:^|,)\s*br\s*(?:,|$)/u.test(String(headers['accept-encoding'] ?? ''));

/**
 * Answers with a file of `folder`, or with the build's Brotli version if the client accepts it. A
 * missing file is a 404. Any other path is a route of the app and gets `index.html`: names of
 * containers and objects contain dots.
 */
export async function serveFile(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const refuse = (status: number, words: string) => {
    const refused = { 'Content-Type': 'text/plain', 'Cache-Control': ASKED_ANEW };
    response.writeHead(status, { ...headers, ...refused }).end(words);
  };
  const path = pathOf(request);
  if (path === undefined) {
    refuse(400, 'Bad request');
    return;
  }
  const name = isFile(path) ? path : PAGE;
  const read = async (ending: string) =>
    /\.\.|\0/u.test(name) ? null : readIfThere(join(folder, name + ending));
  const packed = takesBrotli(request) ? await read('.br') : null;
  const content = packed ?? (await read(''));
  if (content === null) {
    refuse(404, 'Not found');
    return;
  }
  response.writeHead(200, {
    ...headers,
    'Content-Type': typeOf(name),
    'Cache-Control': name.startsWith(ASSETS) ? KEPT : ASKED_ANEW,
    Vary: 'Accept-Encoding',
    ...(packed && { 'Content-Encoding': 'br' }),
  });
  response.end(request.method === 'HEAD' ? undefined : content);
}
