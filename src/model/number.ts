import * as v from 'valibot';

/**
 * Larger numbers are not exact, and no size, count or sum is that large. 1e308 MiB would be
 * `Infinity` bytes.
 */
const LARGEST: number = Number.MAX_SAFE_INTEGER;

export const isReadable = (value: number): boolean => Math.abs(value) <= LARGEST;

export const number = v.pipe(v.number(), v.check(isReadable));
