/** The least and the most of each field, and the names that it goes by too (crontab(5)). */
const fields: readonly (readonly [least: number, most: number, names: string])[] = [
  [0, 59, ''],
  [0, 23, ''],
  [1, 31, ''],
  [1, 12, 'jan feb mar apr may jun jul aug sep oct nov dec'],
  [0, 7, 'sun mon tue wed thu fri sat'],
];

const piece = /^(?:\*|(\w{1,3})(?:-(\w{1,3}))?)(?:\/(\d{1,2}))?$/;

/** The hits of one comma-separated piece; none where it is wrong. */
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

/** Why a text is no crontab that snapshots can be made by; null when it is one. */
export function crontabFault(text: string): 'invalid' | 'too often' | null {
  const written = text.split(' ');
  if (written.length !== fields.length) return 'invalid';
  const hits = fields.map((field, at) => {
    const pieces = (written[at] ?? '').split(',').map((one) => hitsOf(one, field));
    return pieces.some((one) => one.length === 0) ? null : new Set(pieces.flat());
  });
  if (hits.includes(null)) return 'invalid';
  return (hits[0]?.size ?? 0) > 1 ? 'too often' : null;
}
