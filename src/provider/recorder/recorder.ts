import { keep, readKept } from '@/lib/kept';
import { lazyPart } from '@/lib/lazy-part';
import { asSent, type Sent } from './as-sent';
import type { MadeReport, ReportOrder } from './make-report';
import type { Told, Wanted } from './recorder-worker';
import type { StoredRecording } from './recording-store';
import type { EntryBuffer } from './buffer';
import { RECORDING_KEY, type Tap } from './tap';

export type Order = Omit<ReportOrder, 'since'>;

export interface Recorder {
  /** Rejects if its code cannot be fetched. */
  make(order: Order): Promise<MadeReport>;
  /**
   * Sets the session's user. Only then is the recording of the page before added, if it is theirs.
   */
  bind(user: string): void;
  /** Stores what is redacted by then, for the next page of this tab. */
  store(): void;
}

const startWorker = (): Worker | undefined =>
  'Worker' in globalThis
    ? new Worker(new URL('./recorder-worker.ts', import.meta.url), { type: 'module' })
    : undefined;

/** Limit in ms for the worker to start; after that the page records itself. */
const WAIT_MS = 5000;

/**
 * Limit in ms for a report to wait for the session's user, if the page before left a recording.
 * The panel reports the user two seconds late.
 */
const KNOWN_MS = 4000;

/** Characters copied to the worker in one task. An answer of thousands of records takes its own. */
const MOST_AT_ONCE = 2 ** 18;

const lengthOf = (sent: Sent): number =>
  'text' in sent && typeof sent.text === 'string' ? sent.text.length : 0;

const loadBuffer = lazyPart(() => import('./buffer'));

type UsersRecording = StoredRecording & { readonly user: string };

/** Takes what the page before has left in this tab: no other page is to add it too. */
function takeStored(): UsersRecording | undefined {
  const [, user = '', at, text = ''] =
    /^(\S+) (\d+) (.+)$/su.exec(readKept('sessionStorage', RECORDING_KEY) ?? '') ?? [];
  keep('sessionStorage', RECORDING_KEY);
  return at === undefined ? undefined : { user, at: Number(at), text };
}

/**
 * Records in a worker. Without a worker or its code, the page itself redacts and keeps entries,
 * which are lost with it.
 */
export function createRecorder(tap: Tap, start: () => Worker | undefined = startWorker): Recorder {
  const loaded = Math.round(tap.now() - performance.now());
  let worker = start();
  let since: ReportOrder['since'] = { at: loaded, why: 'load' };
  let buffer: Promise<EntryBuffer> | undefined;
  let stored = takeStored();
  let storedFor: string | undefined;
  let session = 0;
  let isReady = false;
  let begun: () => void = () => undefined;
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

  /** Runs after the task of the exchange, which may be long already. */
  function handOn(isAll = false) {
    let length = 0;
    while (queue.length > 0 && (isAll || length < MOST_AT_ONCE)) {
      const [exchange] = queue.splice(0, 1);
      if (exchange === undefined) return;
      length += lengthOf(exchange);
      const wanted: Wanted = { exchange };
      worker?.postMessage(wanted);
    }
    if (queue.length > 0) setTimeout(handOn);
  }

  function send(sent: Sent) {
    queue.push(sent);
    if (queue.length === 1) setTimeout(handOn);
  }

  function forget() {
    stored = undefined;
    storedFor = undefined;
    session += 1;
  }

  function bufferHere(): Promise<EntryBuffer> {
    buffer ??= loadBuffer().then(({ createBuffer }) => createBuffer());
    buffer.catch(() => {
      buffer = undefined;
    });
    return buffer;
  }

  function end() {
    if (isReady) since = { at: tap.now(), why: 'loss' };
    queue.length = 0;
    worker?.terminate();
    worker = undefined;
    // The next page would not know the entries from now on.
    forget();
    tap.lead((exchange) => {
      bufferHere().then(
        (to) => to.take(asSent(exchange)),
        // The report says that it cannot be made.
        () => undefined,
      );
    });
    begun();
    for (const number of waiting.keys()) settle(number);
  }

  function storeFor(user: string) {
    if (worker === undefined || storedFor === user) return;
    if (storedFor !== undefined) tap.forget();
    const previous = stored?.user === user ? stored : undefined;
    stored = previous;
    storedFor = user;
    send({ at: loaded, session, previous });
  }

  function begin() {
    if (worker === undefined) return;
    isReady = true;
    tap.lead((exchange) => {
      if (exchange.isForgotten) forget();
      send(asSent(exchange));
    });
    begun();
  }

  function follow(to: Worker) {
    to.onmessage = ({ data }: MessageEvent<Told>) => {
      if ('isReady' in data) begin();
      else if ('snapshot' in data) {
        const { snapshot } = data;
        // A session that has ended leaves nothing.
        if (storedFor !== undefined && snapshot.session === session) {
          stored = { user: storedFor, at: tap.now(), text: snapshot.text };
        }
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
      if (stored !== undefined && storedFor === undefined) {
        setTimeout(known, KNOWN_MS);
        await whenKnown;
      }
      const told = worker && (await makeBeside(worker, { ...about, since }));
      if (told === undefined || !('number' in told)) {
        return (await bufferHere()).make({ ...about, since });
      }
      if ('failed' in told) throw new Error(told.failed);
      return told.made;
    },
    bind: (user) => void whenBegun.then(() => storeFor(user)).then(known),
    store: () => {
      if (stored === undefined) return;
      const { user, at, text } = stored;
      // A quiet page may have been open for long.
      const end = storedFor === undefined ? at : tap.now();
      keep('sessionStorage', RECORDING_KEY, `${user} ${String(Math.round(end))} ${text}`);
    },
  };
}

const recorders = new WeakMap<Tap, Recorder>();

/** Returns the recorder of a tap; the first call starts it. */
export function recorderOf(tap: Tap): Recorder {
  const there = recorders.get(tap);
  if (there !== undefined) return there;
  const recorder = createRecorder(tap);
  recorders.set(tap, recorder);
  window.addEventListener('pagehide', () => recorder.store());
  return recorder;
}
