/** The least and greatest value of each field, and its names (crontab(5)). */
const fields: readonly (readonly [least: number, most: number, names: string])[] = [
  [0, 59, ''],
  [0, 23, ''],
  [1, 31, ''],
  [1, 12, 'jan feb mar apr may jun jul aug sep oct nov dec'],
  [0, 7, 'sun mon tue wed thu fri sat'],
];

const piece = /^(?:\*|(\w{1,3})(?:-(\w{1,3}))?)(?:\/(\d{1,2}))?$/;

/** The values of one comma-separated piece; empty if it is invalid. */
function hitsOf(text: string, [least, most, names]: (typeof fields)[number]): number[] {
  const found = piece.exec(text);
  if (!found) return [];
  const words = names.split(' ');
  const read = (word: string): number => {
    const at = words.indexOf(word.toLowerCase());
    if (at >= 0) return at + least;
    return /^\d\d?$/.test(word) ? Number(word) : Number.NaN;
  };
  const [, from, to, step] = found;
  const start = from === undefined ? least : read(from);
  const end = from === undefined ? most : read(to ?? from);
  const every = step === undefined ? 1 : Number(step);
  const alone = from !== undefined && to === undefined;
  if (every === 0 || (alone && step !== undefined)) return [];
  if (!(start >= least && end <= most)) return [];
  const hits: number[] = [];
  for (let hit = start; hit <= end; hit += every) hits.push(hit);
  return hits;
}

/** The values of each field of a crontab, or null if it is invalid. */
function hitsOfAll(text: string): Set<number>[] | null {
  const written = text.split(' ');
  if (written.length !== fields.length) return null;
  const hits = fields.map((field, at) => {
    const pieces = (written[at] ?? '').split(',').map((one) => hitsOf(one, field));
    return new Set(pieces.some((one) => one.length === 0) ? [] : pieces.flat());
  });
  return hits.some(({ size }) => size === 0) ? null : hits;
}

/** The reason that a crontab cannot schedule snapshots, or null if it can. */
export function crontabFault(text: string): 'invalid' | 'too often' | null {
  const hits = hitsOfAll(text);
  if (hits === null) return 'invalid';
  return (hits[0]?.size ?? 0) > 1 ? 'too often' : null;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Days: consecutive 29 Februaries are at most eight years apart. */
const farthest = 8 * 366 + 1;

/**
 * True if a crontab includes the day. If both dates and weekdays are set, either is enough
 * (crontab(5)).
 */
function hitsDay(text: string, [, , dates, months, weekdays]: Set<number>[], time: Date): boolean {
  if (!months?.has(time.getUTCMonth() + 1)) return false;
  const [, , writtenDates = '', , writtenWeekdays = ''] = text.split(' ');
  const onDate = dates?.has(time.getUTCDate()) ?? false;
  const weekday = time.getUTCDay();
  const onWeekday = weekdays?.has(weekday) === true || (weekday === 0 && weekdays?.has(7) === true);
  const isEither = !writtenDates.startsWith('*') && !writtenWeekdays.startsWith('*');
  return isEither ? onDate || onWeekday : onDate && onWeekday;
}

/**
 * The first time in UTC after `after`, both in milliseconds since 1970. Null for an invalid
 * crontab, or one whose days never occur.
 */
export function nextTime(text: string, after: number): number | null {
  const hits = hitsOfAll(text);
  if (hits === null) return null;
  const [minutes, hours] = hits;
  const times = [...(hours ?? [])]
    .flatMap((at) => [...(minutes ?? [])].map((past) => at * hour + past * minute))
    .toSorted((one, other) => one - other);
  const today = Math.floor(after / day) * day;
  for (let midnight = today; midnight < today + farthest * day; midnight += day) {
    if (!hitsDay(text, hits, new Date(midnight))) continue;
    const found = times.find((time) => midnight + time > after);
    if (found !== undefined) return midnight + found;
  }
  return null;
}
