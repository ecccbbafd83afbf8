import { isReadable } from '@/model/number';
import { fromHeader } from '@/model/orbit/header-text';

/** Numbers and times of Swift, rows of its listings, and headers of metadata (wire facts §16). */

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

/** Sets headers of metadata, or clears those without a value by their X-Remove (spec 3 §7). */
export function metadataHeaders(
  values: readonly (readonly [name: string, value: string | number | null])[],
): Record<string, string> {
  return Object.fromEntries(
    values.map(([name, value]) =>
      value === null ? [name.replace(/^X-/u, 'X-Remove-'), 'x'] : [name, String(value)],
    ),
  );
}
