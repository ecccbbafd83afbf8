import { toCsv } from '@/lib/csv';
import { timeOf } from '@/lib/dates';
import { counted } from '@/lib/text';
import { matchesWildcard } from '@/lib/wildcard';
import type { Problems } from '@/model/problems';
import type { Tag } from './tags';

/** Choice of every image of a repository: no image has this name. */
export const ALL_IMAGES = '*';

/** Typed rules for the tags to delete: an empty text is no rule. */
export interface CleanUpForm {
  readonly image: string;
  /** Names of tags, separated by spaces or commas, with the wildcards `*` and `?`. */
  readonly pattern: string;
  readonly kept: string;
  readonly newest: string;
  /** Days. */
  readonly olderThan: string;
}

export const CLEAN_UP_FORM: CleanUpForm = {
  image: ALL_IMAGES,
  pattern: '',
  kept: 'latest',
  newest: '',
  olderThan: '',
};

const isNone = (text: string): boolean => text.trim() === '';

const numberOf = (text: string): number =>
  /^\s*\d{1,9}\s*$/u.test(text) ? Number(text) : Number.NaN;

const isWrong = (text: string): boolean => !isNone(text) && Number.isNaN(numberOf(text));

export const cleanUpProblems = ({ newest, olderThan }: CleanUpForm): Problems<CleanUpForm> => ({
  newest: isWrong(newest) ? 'Please enter a number of tags' : undefined,
  olderThan: isWrong(olderThan) ? 'Please enter a number of days' : undefined,
});

const patternsOf = (text: string): readonly string[] =>
  text.split(/[\s,]+/u).filter((pattern) => pattern !== '');

export function unplanned(form: CleanUpForm): string | undefined {
  const problem = Object.values(cleanUpProblems(form)).find((each) => each !== undefined);
  if (problem !== undefined) return problem;
  return patternsOf(form.pattern).length === 0 && isNone(form.newest) && isNone(form.olderThan)
    ? 'Choose at least one rule: number, age or name'
    : undefined;
}

interface Staying {
  readonly tag: Tag;
  readonly why: string;
}

export interface CleanUpPlan {
  /** Oldest first. */
  readonly going: readonly Tag[];
  readonly staying: readonly Staying[];
  /** Tags that stay as the newest: without them other tags would stay. */
  readonly newest: readonly Tag[];
}

const DAY = 86_400_000;

const isNamed = (tag: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => matchesWildcard(tag, pattern));

const newestFirst = (one: Tag, other: Tag): number =>
  timeOf(other.last_modified) - timeOf(one.last_modified);

function byImage(tags: readonly Tag[]): ReadonlyMap<string, readonly Tag[]> {
  const images = new Map<string, Tag[]>();
  for (const tag of tags) {
    const of = images.get(tag.image);
    if (of === undefined) images.set(tag.image, [tag]);
    else of.push(tag);
  }
  return images;
}

export function planCleanUp(tags: readonly Tag[], form: CleanUpForm, now: number): CleanUpPlan {
  const { image, pattern, kept, newest, olderThan } = form;
  if (unplanned(form) !== undefined) return { going: [], staying: [], newest: [] };
  const chosen = patternsOf(pattern);
  const always = patternsOf(kept);
  const most = isNone(newest) ? 0 : numberOf(newest);
  const before = isNone(olderThan) ? Infinity : now - numberOf(olderThan) * DAY;
  const goesByName = most === 0 && before === Infinity;
  const about = tags.filter(
    (tag) =>
      (image === ALL_IMAGES || tag.image === image) &&
      (chosen.length === 0 || isNamed(tag.tag, chosen)),
  );

  function reasonOf(tag: Tag, place: number): string | undefined {
    if (isNamed(tag.tag, always)) return 'always kept';
    if (tag.last_modified === undefined) {
      return goesByName ? undefined : 'unknown age';
    }
    if (place < most) return `among the newest ${String(most)}`;
    return timeOf(tag.last_modified) >= before
      ? `not older than ${counted(numberOf(olderThan), 'day')}`
      : undefined;
  }

  const going: Tag[] = [];
  const staying: Staying[] = [];
  const first: Tag[] = [];
  for (const ofImage of byImage(about).values()) {
    // Pinned tags and tags without a date do not count towards 'keep the newest N'.
    let place = 0;
    for (const tag of ofImage.toSorted(newestFirst)) {
      const why = reasonOf(tag, place);
      if (!isNamed(tag.tag, always) && tag.last_modified !== undefined) {
        if (place < most) first.push(tag);
        place += 1;
      }
      if (why === undefined) going.push(tag);
      else staying.push({ tag, why });
    }
  }
  const oldestFirst = going.toSorted((one, other) => newestFirst(other, one));
  return { going: oldestFirst, staying, newest: first };
}

export function planCsv({ going, staying }: CleanUpPlan): string {
  const row = ({ name, digest, last_modified: at }: Tag, end: string, why: string) => [
    name,
    digest,
    at,
    end,
    why,
  ];
  return toCsv([
    ['Tag', 'Digest', 'Last modified', 'Clean-up', 'Why'],
    ...going.map((tag) => row(tag, 'goes', '')),
    ...staying.map(({ tag, why }) => row(tag, 'stays', why)),
  ]);
}
