import type { Claim } from './claim';
import { headOf, restore } from './head';
import type { Session } from './make-report';
import { pack, type Packed, unpack } from './packed';
import { createSealer, type Sealed, type Sealer } from './sealed';
import type { Shelf } from './shelf';
import { KEPT_MS } from './slots';

/** Keeps a recording over a reload of its tab, encrypted. The key is not stored beside it. */
export interface Keeping {
  /** Keeps a session from now on, and adds the recording kept under the claim. Never rejects. */
  readonly begin: (claim: Claim, loaded: number, session: Session) => Promise<void>;
  /** Schedules a write. */
  readonly changed: () => void;
  /** Deletes the recordings of all tabs: they share one session. */
  readonly forget: () => void;
}

interface Kept {
  readonly id: string;
  readonly sealer: Sealer;
  readonly session: Session;
  /** Numbers of the answers that are on the shelf. */
  readonly numbers: Map<Packed, number>;
}

/** Write delay in ms, and its factor over the last write's duration, to stay under 5 % CPU. */
const SOON_MS = 300;
const TIMES = 20;
const LATEST_MS = 3000;

/** Limit in ms for the storage's answer: until then nothing is recorded or reported. */
const OPENING_MS = 3000;

/** Interval in ms of writes without new entries: they drop old ones, and prevent a sweep. */
const AGAIN_MS = 5 * 60_000;

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer of the storage')), OPENING_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The answers added or removed since the last write, and the new head. */
function changesOf({ session, numbers }: Kept) {
  const used = new Set(session.slots.all().flatMap(({ answer }) => answer ?? []));
  const gone: number[] = [];
  for (const [answer, number] of numbers) {
    if (used.has(answer)) continue;
    gone.push(number);
    numbers.delete(answer);
  }
  const added: [number, Packed][] = [];
  let next = Math.max(-1, ...numbers.values(), ...gone) + 1;
  for (const answer of used) {
    if (numbers.has(answer)) continue;
    added.push([next, answer]);
    numbers.set(answer, next);
    next += 1;
  }
  return { gone, added, head: headOf(session, numbers) };
}

/** `failed` gets the id of a claim under which nothing can be kept any more. */
export function createKeeping(shelf: Shelf, failed: (id: string) => void): Keeping {
  let kept: Kept | undefined;
  /** Incremented by `forget`, so that a slow `begin` is dropped. */
  let forgotten = 0;
  let isChanged = false;
  let isRunning = false;

  function fail(of: Kept) {
    // Its session may have ended.
    if (kept === of) kept = undefined;
    failed(of.id);
  }

  async function write(of: Kept) {
    const { id, sealer, session, numbers } = of;
    if (!(await shelf.has(id))) numbers.clear();
    session.slots.prune(Date.now(), 2 * session.redactor.size);
    const { gone, added, head } = changesOf(of);
    const seal = async ([number, answer]: (typeof added)[number]) =>
      [number, await sealer.seal(answer)] as const;
    const answers = new Map(await Promise.all(added.map(seal)));
    const written = { at: Date.now(), head: await sealer.seal(await pack(head)), answers, gone };
    if (kept === of) await shelf.write(id, written);
  }

  async function run() {
    isRunning = true;
    let wait = SOON_MS;
    while (isChanged && kept !== undefined) {
      await pause(wait);
      isChanged = false;
      const began = performance.now();
      const of = kept;
      if (of !== undefined) await write(of).catch(() => fail(of));
      wait = Math.min(LATEST_MS, Math.max(SOON_MS, TIMES * (performance.now() - began)));
    }
    isRunning = false;
  }

  function changed() {
    isChanged = true;
    if (!isRunning) void run();
  }
  setInterval(changed, AGAIN_MS);

  async function read(id: string) {
    await shelf.sweep(Date.now() - KEPT_MS);
    return shelf.read(id);
  }

  async function open({ id, key }: Claim, loaded: number, session: Session): Promise<Kept> {
    const there = await inTime(read(id));
    const sealer = await createSealer(key);
    const numbers = new Map<Packed, number>();
    session.since ??= loaded;
    if (there !== undefined) {
      const opened = async ([number, sealed]: readonly [number, Sealed]) =>
        [number, await sealer.open(sealed)] as const;
      const answers = new Map(await Promise.all([...there.answers].map(opened)));
      await restore(session, await unpack(await sealer.open(there.head)), answers, loaded);
      for (const [number, answer] of answers) numbers.set(answer, number);
    }
    return { id, sealer, session, numbers };
  }

  return {
    begin: async (claim, loaded, session) => {
      const at = forgotten;
      try {
        const opened = await open(claim, loaded, session);
        if (at === forgotten) kept = opened;
        changed();
      } catch {
        failed(claim.id);
      }
    },
    changed,
    forget: () => {
      forgotten += 1;
      kept = undefined;
      // Anything that stays cannot be opened: its key is gone.
      shelf.clear().catch(() => undefined);
    },
  };
}
