import type { Event } from '@/wire/event';
import type { DemoClock } from '@mocks/demo/worker/demo-clock';
import { apply, changeOf, tablesOf, type AnyRow, type RowChange } from '@mocks/demo/worker/tables';
import type { Core } from '@mocks/provider/core';

/** What will come of something that is under way, as data: what runs it is lost with the worker. */
export interface Foretold {
  /** When, in milliseconds since 1970. */
  at: number;
  rows: readonly RowChange[];
  events: readonly { account: string; event: Event }[];
  /** Whose transition is over then. */
  freed: readonly string[];
}

interface Due {
  at: number;
  run: () => void;
}

interface Journal {
  due: Due[];
  changes: { table: string; id: string; before: AnyRow | undefined }[];
  events: Foretold['events'][number][];
}

/** What is under way in a provider. */
export interface Agenda {
  /** What will come of it, if nothing else happens meanwhile. */
  foretell(): Foretold[];
  /** Goes on with what was foretold, of which what is overdue happens at once. */
  resume(foretold: readonly Foretold[]): void;
  /** Calls it all off. */
  stop(): void;
}

const byTime = (one: { at: number }, other: { at: number }): number => one.at - other.at;

/** More than any call sets off. */
const MOST_STEPS = 10_000;

/**
 * Keeps what a provider does later. What that will come to is found by running it as a rehearsal: at its
 * time, with nobody hearing of it, after which everything is put back as it was.
 */
export function createAgenda(
  core: Core,
  clock: DemoClock,
  told: { row: (table: string, id: string) => void; change: () => void },
): Agenda {
  const tables = tablesOf(core.world);
  const { underWay } = core.memory;
  const pending = new Map<Due, () => void>();
  let journal: Journal | null = null;

  for (const [table, rows] of tables) {
    rows.watch = (id, before) => {
      if (journal) journal.changes.push({ table, id, before });
      else told.row(table, id);
    };
  }

  const { bus } = core;
  core.bus = {
    ...bus,
    publish(account, event) {
      if (journal) journal.events.push({ account, event });
      else bus.publish(account, event);
    },
  };

  function begin(due: Due): void {
    if (journal) {
      journal.due.push(due);
      return;
    }
    const callOff = clock.after(Math.max(due.at - clock.now(), 0), () => {
      pending.delete(due);
      due.run();
      told.change();
    });
    pending.set(due, callOff);
  }
  core.later = (milliseconds, run) => begin({ at: clock.now() + milliseconds * core.scale, run });

  /** Runs one thing, and tells what it did. */
  function rehearse(rehearsal: Journal, { at, run }: Due): Foretold {
    const busy = [...underWay.keys()];
    rehearsal.changes = [];
    rehearsal.events = [];
    clock.at(at, run);
    const first = new Map<string, Journal['changes'][number]>();
    for (const change of rehearsal.changes) {
      const key = `${change.table} ${change.id}`;
      if (!first.has(key)) first.set(key, change);
    }
    const rows = [...first.values()].flatMap(
      ({ table, id, before }) => changeOf(table, id, before, tables.get(table)?.get(id)) ?? [],
    );
    const freed = busy.filter((id) => !underWay.has(id));
    return { at, rows, events: rehearsal.events, freed };
  }

  function foretell(): Foretold[] {
    const busy = new Map(underWay);
    const rehearsal: Journal = { due: [...pending.keys()], changes: [], events: [] };
    const done: Journal['changes'] = [];
    const foretold: Foretold[] = [];
    journal = rehearsal;
    try {
      while (foretold.length < MOST_STEPS) {
        rehearsal.due.sort(byTime);
        const next = rehearsal.due.shift();
        if (!next) break;
        try {
          foretold.push(rehearse(rehearsal, next));
        } catch (error) {
          // A defect of the provider's, which costs no more than it would at its time.
          reportError(error);
        }
        done.push(...rehearsal.changes);
      }
    } finally {
      for (const { table, id, before } of done.toReversed()) {
        if (before) tables.get(table)?.put(before);
        else tables.get(table)?.remove(id);
      }
      underWay.clear();
      for (const [id, action] of busy) underWay.set(id, action);
      journal = null;
    }
    return foretold;
  }

  const happen = ({ rows, events, freed }: Foretold) => {
    for (const change of rows) apply(tables, change);
    for (const id of freed) underWay.delete(id);
    for (const { account, event } of events) core.bus.publish(account, event);
  };

  return {
    foretell,
    resume(foretold) {
      for (const each of foretold.toSorted(byTime)) {
        if (each.at <= clock.now()) clock.at(each.at, () => happen(each));
        else begin({ at: each.at, run: () => happen(each) });
      }
    },
    stop() {
      for (const callOff of pending.values()) callOff();
      pending.clear();
    },
  };
}
