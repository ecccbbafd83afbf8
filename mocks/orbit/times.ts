const PER_SECOND = 100_000;

/** `1795404314.27334`, from hundred-thousandths of a second. */
export const timestampOf = (at: number): string => (at / PER_SECOND).toFixed(5);

/** `2026-11-23T03:25:13.594900` in UTC (docs/product/orbit.md#storage-times). */
export function listedTime(at: number): string {
  const seconds = new Date(Math.floor(at / PER_SECOND) * 1000).toISOString().slice(0, 19);
  return `${seconds}.${String((at % PER_SECOND) * 10).padStart(6, '0')}`;
}

/** A header's time, rounded up to a whole second. */
export const headerTime = (at: number): string =>
  new Date(Math.ceil(at / PER_SECOND) * 1000).toUTCString();
