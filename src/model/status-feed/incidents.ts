import * as v from 'valibot';
import { formatSince, timeOf } from '@/lib/dates';
import { sentence } from '@/lib/text';

export interface Incident {
  /** Contains the last update, so that a dismissed message returns when there is news. */
  readonly key: string;
  readonly tone: 'error' | 'warning' | 'info';
  readonly sentence: string;
  readonly href: string | undefined;
}

const text = v.fallback(v.optional(v.string()), undefined);
const listed = v.fallback(v.array(v.unknown()), []);

const entry = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  name: v.pipe(v.string(), v.nonEmpty()),
  status: text,
  impact: text,
  shortlink: text,
  updated_at: text,
  scheduled_for: text,
  scheduled_until: text,
  incident_updates: listed,
});
const update = v.object({ body: v.pipe(v.string(), v.nonEmpty()) });

/** Statuspage's `summary.json` (https://metastatuspage.com/api); other fields are ignored. */
const feed = v.object({ incidents: listed, scheduled_maintenances: listed });

type Entry = v.InferOutput<typeof entry>;

const OVER: ReadonlySet<string | undefined> = new Set(['resolved', 'postmortem', 'completed']);
const GRAVE: ReadonlySet<string | undefined> = new Set(['major', 'critical']);

const AHEAD_MS = 24 * 3_600_000;

const LONGEST = 240;

function shortened(words: string): string {
  const characters = Array.from(words.replace(/\s+/gu, ' ').trim());
  if (characters.length <= LONGEST) return characters.join('');
  return `${characters.slice(0, LONGEST).join('').trimEnd()}…`;
}

function latestWords({ incident_updates: [latest] }: Entry): string {
  const read = v.safeParse(update, latest);
  return read.success ? shortened(read.output.body) : '';
}

function entriesOf(given: readonly unknown[]): readonly Entry[] {
  return given.flatMap((each) => {
    const read = v.safeParse(entry, each);
    return read.success && !OVER.has(read.output.status) ? [read.output] : [];
  });
}

function isNear({ status, scheduled_for: begins }: Entry, now: number): boolean {
  return status !== 'scheduled' || timeOf(begins) - now <= AHEAD_MS;
}

function spanOf({ scheduled_for: begins, scheduled_until: ends }: Entry, now: number): string {
  if (begins === undefined) return '';
  const until = ends === undefined ? '' : ` to ${formatSince(ends, now)}`;
  return ` (${formatSince(begins, now)}${until})`;
}

/**
 * Reads a feed: current incidents, then maintenance that is under way or near. Unreadable parts are
 * left out. Links lead only to the hosts of `pages`.
 */
export function readIncidents(
  given: unknown,
  pages: readonly (string | undefined)[],
  now: number,
): readonly Incident[] {
  const read = v.safeParse(feed, given);
  if (!read.success) return [];
  const told = (each: Entry, tone: Incident['tone'], title: string): Incident => ({
    key: `status/${each.id}/${each.updated_at ?? ''}`,
    tone,
    sentence: [sentence(title), latestWords(each)].filter(Boolean).join(' '),
    href: linkWithin(each.shortlink, pages),
  });
  const incidents = entriesOf(read.output.incidents).map((each) =>
    told(each, GRAVE.has(each.impact) ? 'error' : 'warning', shortened(each.name)),
  );
  const maintenance = entriesOf(read.output.scheduled_maintenances)
    .filter((each) => isNear(each, now))
    .map((each) =>
      told(each, 'info', `Scheduled maintenance: ${shortened(each.name)}${spanOf(each, now)}`),
    );
  return [...incidents, ...maintenance];
}

function webAddress(address: string | undefined): URL | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return /^https?:$/u.test(url.protocol) ? url : undefined;
}

function linkWithin(link: string | undefined, pages: readonly (string | undefined)[]) {
  const url = webAddress(link);
  const known = pages.flatMap((page) => webAddress(page) ?? []);
  return known.some(({ host }) => host === url?.host) ? url?.href : known[0]?.href;
}
