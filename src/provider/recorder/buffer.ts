import { createRedactor, type Redactor } from '@/model/report/redact';
import type { ReportedCall, ReportEntry } from '@/wire/report';
import {
  type MadeReport,
  makeReport,
  type ReportOrder,
  type Session,
  writeReport,
} from './make-report';
import { addressOf, createEntries, isSame, pack, unpack } from './entries';
import { paced, restore, snapshotOf } from './recording-store';
import type { Sent } from './as-sent';
import type { Asked, Note } from './tap';

export interface EntryBuffer {
  /** Never rejects. */
  readonly take: (exchange: Sent) => Promise<void>;
  readonly make: (order: ReportOrder) => Promise<MadeReport>;
  /** In bytes. */
  readonly held: () => number;
}

/** Growth of the marked values, in characters, after which unused ones are looked for. */
const MARKS_GROWN = 2 ** 19;

const begin = (): Session => ({
  redactor: createRedactor(),
  entries: createEntries(),
  pending: new Map(),
  lost: 0,
  marked: 0,
});

function redactNote(redactor: Redactor, note: Note, at: number): ReportEntry {
  if (note.type === 'route') return { type: 'route', at, path: redactor.route(note.path) };
  if (note.type === 'action') return { type: 'action', at, ...redactor.action(note) };
  if (note.type === 'connection') return { ...note, at };
  const { name, stack } = note;
  return { type: 'defect', at, ...redactor.defect(Object.assign(new Error(), { name, stack })) };
}

export interface Snapshot {
  readonly session: number;
  readonly text: string;
}

/** Redacts entries one after the other: they are compressed in between. */
export function createBuffer(store?: (snapshot: Snapshot) => void): EntryBuffer {
  let session = begin();
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  }

  const changed = paced(async () => {
    const of = session;
    const { number } = of;
    if (number === undefined) return;
    const text = await inTurn(() => snapshotOf(of));
    if (of === session) store?.({ session: number, text });
  });

  async function keepCall({ entries }: Session, asked: Asked, { answer, ...call }: ReportedCall) {
    const address = addressOf(call, asked.variables !== undefined);
    const packed = answer === undefined ? undefined : await pack(JSON.stringify(answer));
    const before = address === undefined ? undefined : entries.latest(address)?.answer;
    const isSameAgain = packed !== undefined && before !== undefined && isSame(packed, before);
    const text = JSON.stringify(call);
    entries.add({ at: call.at, text, address, answer: isSameAgain ? before : packed });
  }

  function keepNote({ entries, redactor }: Session, note: Note, at: number) {
    const entry = redactNote(redactor, note, at);
    const text = JSON.stringify(entry);
    entries.add({ at, text, address: addressOf(entry), answer: undefined });
  }

  async function forgetUnmarked(of: Session) {
    const texts: string[] = [];
    for (const { text, answer } of of.entries.all()) {
      texts.push(text);
      if (answer !== undefined) texts.push(await unpack(answer));
    }
    of.redactor.keepOnly(texts);
    of.marked = of.redactor.size;
  }

  async function handle(to: Session, exchange: Sent) {
    const { at } = exchange;
    const { redactor, pending, entries } = to;
    if ('session' in exchange) {
      to.number = exchange.session;
      to.since ??= at;
      if (exchange.previous !== undefined) await restore(to, exchange.previous, at);
    } else if ('note' in exchange) keepNote(to, exchange.note, at);
    else if ('asked' in exchange) pending.set(exchange.number, { at, asked: exchange.asked });
    else if ('number' in exchange) {
      const { number, text, ...answered } = exchange;
      const began = pending.get(number);
      // Asked in a session that has ended.
      if (began === undefined) return;
      pending.delete(number);
      const took = Math.round(at - began.at);
      const { asked } = began;
      const call = redactor.call({
        ...asked,
        ...answered,
        text: typeof text === 'string' ? text : undefined,
        at: began.at,
        took,
      });
      const withheld = text === null ? 'secret' : text === false ? 'room' : undefined;
      await keepCall(to, asked, withheld === undefined ? call : { ...call, withheld });
    }
    if (redactor.size > to.marked + MARKS_GROWN) await forgetUnmarked(to);
    entries.prune(at, 2 * redactor.size);
    if (to.number !== undefined) changed();
  }

  function take(exchange: Sent): Promise<void> {
    if ('isForgotten' in exchange) {
      session = begin();
      return Promise.resolve();
    }
    const to = session;
    return inTurn(() => handle(to, exchange)).catch(() => {
      // An entry that cannot be redacted is not kept.
      to.lost += 1;
    });
  }

  return {
    take,
    make: (order) => {
      const of = session;
      return inTurn(async () => {
        of.entries.prune(order.now, 2 * of.redactor.size);
        return writeReport(await makeReport(of, order));
      });
    },
    held: () => session.entries.held() + 2 * session.redactor.size,
  };
}
