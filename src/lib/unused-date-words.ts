/* Stands in for those parts of `date-fns`' locale (vite.config.ts) that only parsing and long formats use. */

export const formatLong = undefined;

export const formatRelative = undefined;

export const localize = undefined;

export const match = undefined;
