import { lazyPart } from '@/lib/lazy-part';
import { asSent, type Sent } from './as-sent';
import type { ReportOrder } from './make-report';
import type { Told, Wanted } from './recorder-worker';
import type { MadeReport } from './report-text';
import type { Tap } from './tap';

/** Makes reports of what was heard. */
export interface Recorder {
  /** Rejects where its code cannot be fetched. */
  make(order: ReportOrder): Promise<MadeReport>;
}

const startWorker = (): Worker | undefined =>
  'Worker' in globalThis
    ? new Worker(new URL('./recorder-worker.ts', import.meta.url), { type: 'module' })
    : undefined;

/** How long a worker may take to arrive before it is done without. */
const WAIT_MS = 5000;

/** Characters that are copied to the worker in one task: an answer of thousands of records has one of its own. */
const MOST_AT_ONCE = 2 ** 18;

const lengthOf = (sent: Sent): number => ('text' in sent ? (sent.text ?? '').length : 0);

const loadRing = lazyPart(() => import('./ring'));

/**
 * Keeps what is heard in a worker. Where there is none, or its code cannot be had, the tap keeps the little
 * that it does, which is redacted in the page once a report is asked for.
 */
export function createRecorder(tap: Tap, start: () => Worker | undefined = startWorker): Recorder {
  let worker = start();
  let settled: () => void = () => undefined;
  /** Whether it can be handed something is known. */
  const known = new Promise<void>((resolve) => (settled = resolve));
  let isReady = false;
  /** When what a worker had was lost with it. */
  let lostAt: number | undefined;
  const queue: Sent[] = [];
  let last = 0;
  const waiting = new Map<number, (told: Told | undefined) => void>();

  const settle = (number: number, told?: Told) => {
    waiting.get(number)?.(told);
    waiting.delete(number);
  };

  /** Not within the task that heard it, which may be long enough. */
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

  function end() {
    if (isReady) lostAt = tap.now();
    queue.length = 0;
    worker?.terminate();
    worker = undefined;
    settled();
    tap.lead(undefined);
    for (const number of waiting.keys()) settle(number);
  }

  if (worker !== undefined) {
    setTimeout(settled, WAIT_MS);
    const to = worker;
    to.onmessage = ({ data }: MessageEvent<Told>) => {
      if (!('isReady' in data)) {
        settle(data.number, data);
        return;
      }
      isReady = true;
      tap.lead((heard) => {
        queue.push(asSent(heard));
        if (queue.length === 1) setTimeout(handOn);
      });
      settled();
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

  async function makeHere(order: ReportOrder): Promise<MadeReport> {
    const { createRing } = await loadRing();
    const ring = createRing();
    for (const heard of tap.kept()) void ring.take(asSent(heard));
    return ring.make(
      lostAt === undefined ? order : { ...order, since: { at: lostAt, why: 'loss' } },
    );
  }

  return {
    make: async (order) => {
      if (worker !== undefined) await known;
      const told = worker && isReady ? await makeBeside(worker, order) : undefined;
      if (told === undefined || 'isReady' in told) return makeHere(order);
      if ('failed' in told) throw new Error(told.failed);
      return told.made;
    },
  };
}

const recorders = new WeakMap<Tap, Recorder>();

/** What keeps what a tap hears; started with the first call. */
export function recorderOf(tap: Tap): Recorder {
  const recorder = recorders.get(tap) ?? createRecorder(tap);
  recorders.set(tap, recorder);
  return recorder;
}
