/** Progress of a file, in bytes. */
export interface Amounts {
  readonly size: number;
  readonly read: number;
  readonly sent: number;
}

/** Returns a share from 0 to 1: reading is the first half, sending the second (spec 3 §4). */
export function shareOf({ size, read, sent }: Amounts): number {
  return size === 0 ? 0 : (read + sent) / (2 * size);
}

export function overallShare(files: readonly (Amounts & { readonly ended: boolean })[]): number {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size === 0) return files.filter(({ ended }) => ended).length / Math.max(1, files.length);
  const done = files.reduce(
    (sum, file) => sum + (file.ended ? 2 * file.size : file.read + file.sent),
    0,
  );
  return done / (2 * size);
}

interface Sample {
  readonly at: number;
  readonly total: number;
}

/** Long enough to be steady, short enough to follow the network. */
const WINDOW_MS = 10_000;
const SHORTEST_MS = 500;

export function withSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  const from = sample.at - WINDOW_MS;
  const first = samples.findLastIndex(({ at }) => at <= from);
  return [...samples.slice(Math.max(0, first)), sample];
}

/** Returns recent bytes per second; undefined until that is known. */
export function rateOf(samples: readonly Sample[]): number | undefined {
  const [first] = samples;
  const last = samples.at(-1);
  if (first === undefined || last === undefined || last.at - first.at < SHORTEST_MS)
    return undefined;
  return ((last.total - first.total) * 1000) / (last.at - first.at);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export function timeLeft(bytes: number, rate: number | undefined): string | undefined {
  if (rate === undefined || rate <= 0 || bytes <= 0) return undefined;
  const seconds = Math.ceil(bytes / rate);
  const [count, unit] =
    seconds < MINUTE
      ? [seconds, 'second']
      : seconds < HOUR
        ? [Math.round(seconds / MINUTE), 'minute']
        : [Math.round(seconds / HOUR), 'hour'];
  return `${String(count)} ${unit}${count === 1 ? '' : 's'} left`;
}
