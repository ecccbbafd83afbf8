import type { Event } from '@/wire/event';
import type { DemoClock } from '@mocks/demo/worker/demo-clock';
import { apply, changeOf, tablesOf, type AnyRow, type RowChange } from '@mocks/demo/worker/tables';
import type { Core } from '@mocks/provider/core';

/** Predicted effect of a pending job, as data: its function is lost with the worker. */
export interface Foretold {
  /** Time in milliseconds since 1970. */
  at: number;
  rows: readonly RowChange[];
  events: readonly { account: string; event: Event }[];
  /** IDs of the resources that finish their transition then. */
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

/** Pending jobs of a provider. */
export interface Agenda {
  /** Predicts the effects of all pending jobs, if nothing else happens first. */
  foretell(): Foretold[];
  /** Schedules predicted effects. Overdue ones happen at once. */
  resume(foretold: readonly Foretold[]): void;
  /** Cancels all pending jobs. */
  stop(): void;
}

const byTime = (one: { at: number }, other: { at: number }): number => one.at - other.at;

/** Limit of predicted steps: more than any call sets off. */
const MOST_STEPS = 10_000;

/**
 * Keeps the pending jobs of a provider. To predict their effects it runs them in advance, with the
 * clock at their time and without any listener. Then it puts everything back.
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

  /** Runs one job in advance and returns its effect. */
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
          // A defect of the provider, which does no more harm here than at the job's own time.
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
