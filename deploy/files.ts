/** The folder of the build whose files have their hash in their names, and so never change. */
export const ASSETS = '/assets/';

/** Pattern of the other files: beside `index.html`, with an extension. Dots elsewhere are names. */
export const BESIDE_PAGE = '^/[^/]+\\.[^/]*$';

const beside = new RegExp(BESIDE_PAGE, 'u');

/** True if a path is a file's, even if the file is missing. */
export const isFile = (path: string): boolean => path.startsWith(ASSETS) || beside.test(path);

/** Every other path is a route of the panel. */
export const PAGE = '/index.html';

export const KEPT = 'public, max-age=31536000, immutable';
export const ASKED_ANEW = 'no-cache';

/** By the file's extension, as every browser expects it under `nosniff`. */
export const MEDIA_TYPES = {
  css: 'text/css',
  html: 'text/html',
  ico: 'image/x-icon',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
} as const;

type Extension = keyof typeof MEDIA_TYPES;

/** Extensions of formats that are compressed already. */
const PACKED: readonly Extension[] = ['ico', 'png', 'woff2'];

export const isText = (extension: string): extension is Extension =>
  Object.hasOwn(MEDIA_TYPES, extension) && !PACKED.some((packed) => packed === extension);

/** Operators change it where it is served: a packed copy beside it would go stale. */
export const CHANGED_IN_PLACE = 'config.json';
