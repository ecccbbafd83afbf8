import { extname } from 'node:path';
import type { ViteDevServer } from 'vite';
import { isText, MEDIA_TYPES } from '../deploy/files.ts';

/**
 * Has the dev server answer files beside the page, such as `help.html`, which a build writes.
 * `textOf` reads a file by its name; undefined leaves it to the server.
 */
export function serveBeside(
  { middlewares }: ViteDevServer,
  textOf: (file: string) => string | undefined,
): void {
  middlewares.use((request, response, next) => {
    const file = new URL(request.url ?? '/', 'http://any').pathname.slice(1);
    const extension = extname(file).slice(1);
    const text = isText(extension) ? textOf(file) : undefined;
    if (text === undefined || !isText(extension)) {
      next();
      return;
    }
    const type = `${MEDIA_TYPES[extension]}; charset=utf-8`;
    response.writeHead(200, { 'Content-Type': type }).end(text);
  });
}
