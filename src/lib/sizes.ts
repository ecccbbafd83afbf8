const STEP = 1024;
const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

const MEBIBYTE: number = STEP ** 2;
export const GIGABYTE: number = STEP ** 3;

const DECIMALS = 2;

/**
 * Bytes in words: 1024-based, two decimals (spec 1 §9). A whole number has none, as the
 * specification itself writes sizes ('40GB', spec 2 §5): '40 GB', '1.50 GB'. More than a number
 * counts exactly is no size: '–', as what is not known.
 */
export function formatSize(bytes: number): string {
  if (!(Math.abs(bytes) <= Number.MAX_SAFE_INTEGER)) return '–';
  let size = bytes;
  let unit = 0;
  const last = UNITS.length - 1;
  const rounded = () => size.toFixed(unit === 0 ? 0 : DECIMALS);
  // Rounded before the unit is chosen: no '1024.00 KB'.
  while (unit < last && Math.abs(Number(rounded())) >= STEP) {
    size /= STEP;
    unit += 1;
  }
  const digits = rounded();
  return `${Number.isInteger(Number(digits)) ? String(Number(digits)) : digits} ${UNITS[unit] ?? ''}`;
}

/** A count of gigabytes, as typed, in bytes; undefined when it is no number above 0. */
export function parseGigabytes(text: string): number | undefined {
  const match = /^\s*(\d+(?:\.\d+)?|\.\d+)\s*(?:GB)?\s*$/i.exec(text);
  const bytes = Math.round(Number(match?.[1]) * GIGABYTE);
  return bytes > 0 && Number.isSafeInteger(bytes) ? bytes : undefined;
}

/** Mebibytes, as the wire sends memory and disks, in bytes. */
export function fromMebibytes(mebibytes: number): number {
  return mebibytes * MEBIBYTE;
}

/** Bytes as mebibytes. */
export function toMebibytes(bytes: number): number {
  return bytes / MEBIBYTE;
}
