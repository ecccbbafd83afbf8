export function median(numbers: readonly number[]): number;
export function growth(readings: readonly { at: number; value: number }[]): number;
export function seriesDepth(calls: readonly { start: number; end: number }[]): number;
