import { RELEASE } from '@/model/release';
import type { ReportedCall, ReportEntry } from '@/wire/report';
import { entriesOf, type Session, timelineOf } from './make-report';
import { addressOf, KEPT_MS, type KeptEntry, pack, type Packed } from './entries';

export interface StoredRecording {
  /** End of that page, in milliseconds since the epoch. */
  readonly at: number;
  readonly text: string;
}

/** First line of a stored recording. Its timeline follows as JSON, with stand-ins. */
interface Head {
  readonly form: number;
  readonly release: string;
  readonly since: number;
  readonly dropped: number;
  readonly counters: readonly (readonly [group: string, count: number])[];
}

/** Raised with each change of the form: a recording in another form is dropped. */
const FORM = 1;

/** Limit in characters. Browsers give all of a tab's storage about five times as much. */
const ROOM = 2 ** 20;

/** Limit of one answer in characters, so that a long list leaves room for what led to it. */
const ROOM_OF_ANSWER = ROOM / 4;

function newest(all: readonly KeptEntry[], room: number): readonly KeptEntry[] {
  const counted = new Set<Packed>();
  let length = 0;
  const last = all.findLastIndex(({ text, answer }) => {
    length += text.length;
    if (answer !== undefined && answer.length <= ROOM_OF_ANSWER && !counted.has(answer)) {
      counted.add(answer);
      length += answer.length;
    }
    return length > room;
  });
  return all.slice(last + 1);
}

export async function snapshotOf(session: Session, room = ROOM): Promise<string> {
  const { redactor, entries, lost, since = Date.now() } = session;
  const all = entriesOf(session);
  const kept = newest(all, room);
  const { timeline } = await timelineOf(session, kept, 0, ROOM_OF_ANSWER);
  const { json, counters } = redactor.withStandIns(JSON.stringify(timeline));
  const head: Head = {
    form: FORM,
    release: RELEASE,
    since,
    dropped: entries.dropped() + lost + all.length - kept.length,
    counters: [...counters],
  };
  const text = `${JSON.stringify(head)}\n${json}`;
  // Stand-ins may be longer than the marks in their place.
  return text.length <= ROOM ? text : snapshotOf(session, (0.9 * room * ROOM) / text.length);
}

export async function restore(
  session: Session,
  previous: StoredRecording,
  loaded: number,
): Promise<void> {
  if (loaded - previous.at > KEPT_MS) return;
  const end = previous.text.indexOf('\n');
  const head = JSON.parse(previous.text.slice(0, end)) as Head;
  if (head.form !== FORM) return;
  const timeline = JSON.parse(previous.text.slice(end)) as readonly ReportEntry[];
  const { redactor, entries } = session;
  redactor.continueAfter(new Map(head.counters));
  // The clock may have been set back since.
  const ahead = Math.max(0, ...timeline.map(({ at }) => at - loaded));
  const answers: (Packed | undefined)[] = [];
  for (const entry of timeline) {
    const given: ReportEntry & Pick<ReportedCall, 'answer' | 'sameAs'> = entry;
    const { answer, sameAs, ...kept } = given;
    const packed = answer === undefined ? undefined : await pack(JSON.stringify(answer));
    answers.push(sameAs === undefined ? packed : answers[sameAs]);
    const at = kept.at - ahead;
    const text = JSON.stringify({ ...kept, at });
    entries.add({ at, text, address: addressOf(entry), answer: answers.at(-1) });
  }
  session.lost += head.dropped;
  session.since = head.since - ahead;
  const reload = { type: 'action', at: loaded, what: 'page', name: 'load', state: head.release };
  entries.add({ at: loaded, text: JSON.stringify(reload), address: undefined, answer: undefined });
}

/** Delay in ms of work after a change, and rest after it as a multiple of its duration. */
const SOON_MS = 300;
const REST = 20;

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Returns a function that runs work soon after it is called, within 5 % of the time. */
export function paced(work: () => Promise<void>): () => void {
  let isWanted = false;
  let isRunning = false;
  async function run() {
    isRunning = true;
    while (isWanted) {
      await pause(SOON_MS);
      isWanted = false;
      const began = performance.now();
      // The result of the last success stays.
      await work().catch(() => undefined);
      await pause(REST * (performance.now() - began));
    }
    isRunning = false;
  }
  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
}
