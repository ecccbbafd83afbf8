import { plainType } from './names';

/** Ways to show an object without running any of it. */
export type PreviewKind = 'image' | 'pdf' | 'audio' | 'video' | 'text';

const MEGABYTE = 1024 ** 2;

/** Bytes to read: of a text only its beginning, of the others all or nothing. */
export const PREVIEW_BYTES: Readonly<Record<Exclude<PreviewKind, 'pdf'>, number>> = {
  text: MEGABYTE,
  image: 16 * MEGABYTE,
  audio: 64 * MEGABYTE,
  video: 64 * MEGABYTE,
};

/** Bytes up to which a preview loads without being asked for. */
const UNASKED_BYTES = MEGABYTE;

/**
 * Types that browsers draw by themselves. An SVG picture runs no script within an `img` (SVG 2
 * §2.7).
 */
const IMAGES: ReadonlySet<string> = new Set([
  'image/apng',
  'image/avif',
  'image/bmp',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'image/webp',
  'image/x-icon',
]);

const TEXTS: ReadonlySet<string> = new Set([
  'application/javascript',
  'application/json',
  'application/sql',
  'application/toml',
  'application/x-httpd-php',
  'application/x-ndjson',
  'application/x-sh',
  'application/x-yaml',
  'application/xml',
  'application/yaml',
]);

const TEXT_NAMES =
  /\.(?:cfg|conf|css|csv|html?|ini|js|json|log|md|py|rb|rs|sh|sql|toml|ts|tsv|txt|xml|ya?ml)$/iu;
const UNTOLD: ReadonlySet<string> = new Set([
  '',
  'application/octet-stream',
  'binary/octet-stream',
]);

interface Shown {
  readonly name: string;
  readonly content_type?: string | undefined;
}

export function previewKind({ name, content_type: type }: Shown): PreviewKind | undefined {
  const plain = plainType(type);
  if (IMAGES.has(plain)) return 'image';
  if (plain === 'application/pdf') return 'pdf';
  if (plain.startsWith('audio/')) return 'audio';
  if (plain.startsWith('video/')) return 'video';
  if (plain.startsWith('text/') || TEXTS.has(plain)) return 'text';
  if (/\+(?:json|xml)$/u.test(plain)) return 'text';
  return UNTOLD.has(plain) && TEXT_NAMES.test(name) ? 'text' : undefined;
}

export function previewProblem(
  kind: Exclude<PreviewKind, 'pdf'>,
  bytes: number,
): string | undefined {
  if (bytes === 0) return 'This object is empty.';
  if (kind === 'text' || bytes <= PREVIEW_BYTES[kind]) return undefined;
  return `Too large to preview (limit ${String(PREVIEW_BYTES[kind] / MEGABYTE)} MB).`;
}

export const isShownUnasked = (bytes: number): boolean => bytes <= UNASKED_BYTES;
