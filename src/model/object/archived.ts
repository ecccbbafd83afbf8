/**
 * Name of a version in an archive (docs/product/orbit.md#version-list): `003doc/1795164625.70523`.
 * Its time of replacement is the `last_modified` of its row in the archive's listing.
 */
export interface ArchivedVersion {
  readonly of: string;
  /** Time of this version's upload, in ms since the epoch. */
  readonly written: number;
}

const SECOND_MS = 1000;

/** Type of the marker that a deletion leaves in an archive. */
const DELETED = 'application/x-deleted';

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/**
 * Reads the name of a possible version; undefined if it is none. Swift counts the bytes of the
 * name, not its characters.
 */
export function archivedVersion(name: string): ArchivedVersion | undefined {
  const [, hex, rest = ''] = /^([0-9a-f]{3})([^]+)$/u.exec(name) ?? [];
  if (hex === undefined) return undefined;
  const bytes = encoder.encode(rest);
  const length = Number.parseInt(hex, 16);
  const [, seconds] = /^\/(\d{10}\.\d{5})/u.exec(decoder.decode(bytes.subarray(length))) ?? [];
  if (length === 0 || seconds === undefined) return undefined;
  return { of: decoder.decode(bytes.subarray(0, length)), written: Number(seconds) * SECOND_MS };
}

export function versionsPrefix(name: string): string {
  return `${encoder.encode(name).length.toString(16).padStart(3, '0')}${name}/`;
}

export const isDeletionMark = (type: string | undefined): boolean =>
  type?.startsWith(DELETED) === true;
