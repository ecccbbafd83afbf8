export const mebibyte = 1024 ** 2;
export const gigabyte = 1024 ** 3;

/** Bytes (docs/product/volumes.md#size-limits). */
export const volumeLimits = { minimum: 40 * gigabyte, maximum: 4096 * gigabyte };

/** Zones without block storage, by handle (docs/product/volumes.md#zone-support). */
export const zonesWithoutBlockStorage: readonly string[] = ['gb1-c'];
