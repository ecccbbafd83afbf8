import { isReadable } from '@/model/number';

/**
 * Encodes text for a header: a character for each byte of its UTF-8, as Swift wants metadata.
 * Browsers refuse any character beyond U+00FF in a header. Swift refuses bytes that are not UTF-8.
 */
export function toHeader(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
}

export function fromHeader(value: string): string {
  if (/[^\0-\xff]/u.test(value)) return value;
  const bytes = Uint8Array.from(value, (letter) => letter.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return value;
  }
}

/** Numbers and times of Swift, rows of its listings, and headers of metadata. */

/** Reads a whole number from a header; undefined for anything else, or if it is not exact. */
export function numberOf(text: string | null): number | undefined {
  if (text === null || !/^\d+$/.test(text)) return undefined;
  const number = Number(text);
  return isReadable(number) ? number : undefined;
}

export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** True if Swift reads the text as yes (`config_true_value`). */
export function isOn(text: string): boolean {
  return ['true', '1', 'yes', 'on', 't', 'y'].includes(text.toLowerCase());
}

/** Converts an HTTP date (RFC 9110 §5.6.7) to ISO 8601. */
export function instantOf(date: string | null): string | undefined {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** Marks a listing's time as UTC, which Swift leaves out: `2026-11-20T08:44:23.844980`. */
function listedInstant(text: unknown): unknown {
  return typeof text === 'string' && /\d$/.test(text) ? `${text}Z` : text;
}

export function listedRow(
  row: unknown,
  idOf: (name: string) => string,
): Readonly<Record<string, unknown>> | undefined {
  if (typeof row !== 'object' || row === null || !('name' in row)) return undefined;
  const { name } = row;
  if (typeof name !== 'string' || name === '') return undefined;
  const at = 'last_modified' in row ? { last_modified: listedInstant(row.last_modified) } : {};
  return { ...row, ...at, id: idOf(name) };
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Reads the labels in headers with this prefix, except for `others`. All names are in lower case.
 */
export function labelsIn(headers: Headers, prefix: string, others = NONE): Record<string, string> {
  const labels: [string, string][] = [];
  headers.forEach((value, name) => {
    if (!name.startsWith(prefix) || others.has(name)) return;
    labels.push([name.slice(prefix.length), fromHeader(value)]);
  });
  return Object.fromEntries(labels);
}

/** Sets headers, or clears those without a value (docs/product/orbit.md#settings-headers). */
export function metadataHeaders(
  values: readonly (readonly [name: string, value: string | number | null])[],
): Record<string, string> {
  return Object.fromEntries(
    values.map(([name, value]) =>
      value === null ? [name.replace(/^X-/u, 'X-Remove-'), 'x'] : [name, String(value)],
    ),
  );
}
