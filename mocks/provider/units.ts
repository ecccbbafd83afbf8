export const mebibyte = 1024 ** 2;
export const gigabyte = 1024 ** 3;

/** The smallest and the largest block-storage volume, in bytes (wire facts §6). */
export const volumeLimits = { minimum: 40 * gigabyte, maximum: 4096 * gigabyte };

/** Zones without block storage, by handle (spec 2 §4). */
export const zonesWithoutBlockStorage: readonly string[] = ['gb1-c'];
