const STEP = 1024;
const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

const MEBIBYTE: number = STEP ** 2;
export const GIGABYTE: number = STEP ** 3;

const DECIMALS = 2;

/** The number and unit of a size: 1024 steps, rounded before the unit is chosen. */
function scaled(bytes: number): { digits: string; unit: string } {
  let size = bytes;
  let unit = 0;
  const last = UNITS.length - 1;
  while (unit < last && Number(Math.abs(size).toFixed(unit === 0 ? 0 : DECIMALS)) >= STEP) {
    size /= STEP;
    unit += 1;
  }
  return { digits: size.toFixed(unit === 0 ? 0 : DECIMALS), unit: UNITS[unit] ?? '' };
}

/** Bytes as '40.00 GB': 1024-based, two decimals (spec 1 §9); below 1 KB as '512 B'. */
export function formatSize(bytes: number): string {
  const { digits, unit } = scaled(bytes);
  return `${digits} ${unit}`;
}

/** The same without decimals that say nothing: '40 GB', '1.5 GB'. */
export function formatShortSize(bytes: number): string {
  const { digits, unit } = scaled(bytes);
  return `${String(Number(digits))} ${unit}`;
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
