const STEP = 1024;
/** Each 1024 times the one before. */
export const SIZE_UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

const MEBIBYTE: number = STEP ** 2;
export const GIGABYTE: number = STEP ** 3;

const DECIMALS = 2;

/** Formats bytes, such as '1.50 GB' or '40 GB': docs/product/limits.md#size-format. */
export function formatSize(bytes: number): string {
  if (!(Math.abs(bytes) <= Number.MAX_SAFE_INTEGER)) return '–';
  let size = bytes;
  let unit = 0;
  const last = SIZE_UNITS.length - 1;
  const rounded = () => size.toFixed(unit === 0 ? 0 : DECIMALS);
  // Rounded first, so that '1024.00 KB' becomes '1 MB'.
  while (unit < last && Math.abs(Number(rounded())) >= STEP) {
    size /= STEP;
    unit += 1;
  }
  const digits = rounded();
  return `${Number.isInteger(Number(digits)) ? String(Number(digits)) : digits} ${SIZE_UNITS[unit] ?? ''}`;
}

/** Parses gigabytes into bytes; undefined unless above 0. */
export function parseGigabytes(text: string): number | undefined {
  const match = /^\s*(\d+(?:\.\d+)?|\.\d+)\s*(?:GB)?\s*$/i.exec(text);
  const bytes = Math.round(Number(match?.[1]) * GIGABYTE);
  return bytes > 0 && Number.isSafeInteger(bytes) ? bytes : undefined;
}

export function fromMebibytes(mebibytes: number): number {
  return mebibytes * MEBIBYTE;
}

export function toMebibytes(bytes: number): number {
  return bytes / MEBIBYTE;
}
