import { lazyPart } from '@/lib/lazy-part';
import { asSent, type Sent } from './as-sent';
import { type Claim, dropClaim, makeClaim, takeClaim } from './claim';
import type { ReportOrder } from './make-report';
import type { Told, Wanted } from './recorder-worker';
import type { MadeReport } from './report-text';
import type { Ring } from './ring';
import type { Tap } from './tap';

/** Facts in a report that only the page knows. */
export type Order = Omit<ReportOrder, 'since'>;

/** Makes reports of the recording. */
export interface Recorder {
  /** Rejects if its code cannot be fetched. */
  make(order: Order): Promise<MadeReport>;
  /** Sets the session's user: keeps their recording over a reload, and drops another user's. */
  bind(user: string): void;
}

const startWorker = (): Worker | undefined =>
  'Worker' in globalThis
    ? new Worker(new URL('./recorder-worker.ts', import.meta.url), { type: 'module' })
    : undefined;

/** Limit in ms for the worker to start; after that the page records itself. */
const WAIT_MS = 5000;

/**
 * Limit in ms for a report to wait for the session's user, if a kept recording is still closed.
 * The panel reports the user two seconds late.
 */
const KNOWN_MS = 4000;

/** Characters copied to the worker in one task. An answer of thousands of records takes its own. */
const MOST_AT_ONCE = 2 ** 18;

const lengthOf = (sent: Sent): number =>
  'text' in sent && typeof sent.text === 'string' ? sent.text.length : 0;

const loadRing = lazyPart(() => import('./ring'));

/**
 * Records in a worker. Without a worker or its code, the page itself redacts and keeps entries,
 * which are lost with it.
 */
export function createRecorder(tap: Tap, start: () => Worker | undefined = startWorker): Recorder {
  const loaded = Math.round(tap.now() - performance.now());
  let worker = start();
  let since: ReportOrder['since'] = { at: loaded, why: 'load' };
  let ring: Promise<Ring> | undefined;
  const claimed = takeClaim();
  /** Claim of the page before. It is not opened until the session's user is known. */
  let left: Claim | undefined;
  let claim: Claim | undefined;
  let user: string | undefined;
  let isReady = false;
  let begun: () => void = () => undefined;
  /** Resolves once everything goes to the worker, or to the page's ring. */
  const whenBegun = new Promise<void>((resolve) => (begun = resolve));
  let known: () => void = () => undefined;
  const whenKnown = new Promise<void>((resolve) => (known = resolve));
  const queue: Sent[] = [];
  let last = 0;
  const waiting = new Map<number, (told: Told | undefined) => void>();

  const settle = (number: number, told?: Told) => {
    waiting.get(number)?.(told);
    waiting.delete(number);
  };

  /** Runs after the task that heard the entry, which may be long already. */
  function handOn(isAll = false) {
    let length = 0;
    while (queue.length > 0 && (isAll || length < MOST_AT_ONCE)) {
      const [heard] = queue.splice(0, 1);
      if (heard === undefined) return;
      length += lengthOf(heard);
      const wanted: Wanted = { heard };
      worker?.postMessage(wanted);
    }
    if (queue.length > 0) setTimeout(handOn);
  }

  function send(sent: Sent) {
    queue.push(sent);
    if (queue.length === 1) setTimeout(handOn);
  }

  function forgetClaim() {
    left = undefined;
    claim = undefined;
    dropClaim();
  }

  /** The ring that redacts and keeps entries in the page. */
  function ringHere(): Promise<Ring> {
    ring ??= loadRing().then(({ createRing }) => createRing());
    ring.catch(() => {
      ring = undefined;
    });
    return ring;
  }

  function end() {
    if (isReady) since = { at: tap.now(), why: 'loss' };
    queue.length = 0;
    worker?.terminate();
    worker = undefined;
    // The next page would not know the entries from now on.
    forgetClaim();
    tap.lead((heard) => {
      ringHere().then(
        (to) => to.take(asSent(heard)),
        // The report says that it cannot be made.
        () => undefined,
      );
    });
    begun();
    for (const number of waiting.keys()) settle(number);
  }

  function keepUnder(one: Claim | undefined) {
    claim = one;
    if (one !== undefined) send({ at: loaded, claim: one });
  }

  /** Continues under the claim of the page before if it is the user's, and forgets another's. */
  function keepOn() {
    if (worker === undefined || user === undefined || claim?.user === user) return;
    const before = claim ?? left;
    if (before?.user === user) {
      keepUnder(before);
      return;
    }
    if (before !== undefined) tap.forget();
    keepUnder(makeClaim(user));
  }

  async function begin() {
    left = await claimed;
    if (worker === undefined) return;
    isReady = true;
    // Before anything else, so that nothing has to be marked again.
    if (left?.user === user) keepUnder(left);
    tap.lead((heard) => {
      if (heard.isForgotten) forgetClaim();
      send(asSent(heard));
    });
    begun();
  }

  function follow(to: Worker) {
    to.onmessage = ({ data }: MessageEvent<Told>) => {
      if ('isReady' in data) void begin();
      else if ('unkept' in data) {
        if (data.unkept === claim?.id) forgetClaim();
      } else settle(data.number, data);
    };
    to.onerror = (event) => {
      event.preventDefault();
      end();
    };
  }

  const makeBeside = (to: Worker, order: ReportOrder) =>
    new Promise<Told | undefined>((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      handOn(true);
      const wanted: Wanted = { number: last, order };
      to.postMessage(wanted);
    });

  if (worker === undefined) end();
  else follow(worker);

  return {
    make: async (about) => {
      const late = setTimeout(end, WAIT_MS);
      await whenBegun;
      clearTimeout(late);
      if (left !== undefined && claim === undefined) {
        setTimeout(known, KNOWN_MS);
        await whenKnown;
      }
      const told = worker && (await makeBeside(worker, { ...about, since }));
      if (told === undefined || !('number' in told)) {
        return (await ringHere()).make({ ...about, since });
      }
      if ('failed' in told) throw new Error(told.failed);
      return told.made;
    },
    bind: (whose) => {
      user = whose;
      void whenBegun.then(keepOn).then(known);
    },
  };
}

const recorders = new WeakMap<Tap, Recorder>();

/** Returns the recorder of a tap; the first call starts it. */
export function recorderOf(tap: Tap): Recorder {
  const recorder = recorders.get(tap) ?? createRecorder(tap);
  recorders.set(tap, recorder);
  return recorder;
}
