import type { Task } from 'redux-saga';
import type { Changed } from '@/model/event/references';
import type { Kind } from '@/model/kinds';
import { all, cancel, fork, put, select, type Saga } from '@/store/sagas/effects';
import { isDeleted } from '@/store/resources/receive-saga';
import type { Reader } from '@/store/resources/read-saga';
import { parseListKey, resources, type WithResources } from '@/store/resources/resources-state';
import { selectList, selectRecord, STALE_MS } from '@/store/resources/resources-selectors';
import { events } from './events-slice';
import { isListLoaded, loadedNames, planKind } from './plan-reads';

/** Browsers open six connections per origin: two stay free for the user's own requests. */
const AT_ONCE = 4;

function selectWhole(state: WithResources): WithResources {
  return state;
}

export function* readRecords(
  reader: Reader,
  account: string,
  names: readonly Changed[],
  fresh: boolean,
): Saga {
  const left = names.values();
  function* readNext(): Saga {
    for (const { kind, id } of left) yield* reader.record({ kind, id, account }, fresh);
  }
  yield* all(Array.from({ length: AT_ONCE }, () => readNext()));
}

/** Names that arrive during a read are read afterwards, since that read may miss their changes. */
export class Refetcher {
  readonly #account: string;
  readonly #reader: Reader;
  readonly #waiting = new Map<Kind, Set<string>>();
  readonly #busy = new Set<Kind>();
  #catchUp: Task | undefined;

  constructor(account: string, reader: Reader) {
    this.#account = account;
    this.#reader = reader;
  }

  *refetch(names: readonly Changed[]): Saga {
    const state = yield* select(selectWhole);
    const kinds = new Set<Kind>();
    for (const { kind, id } of loadedNames(state, this.#account, names)) {
      kinds.add(kind);
      const waiting = this.#waiting.get(kind) ?? new Set();
      this.#waiting.set(kind, waiting.add(id));
    }
    for (const kind of kinds) {
      if (!this.#busy.has(kind)) yield* fork(() => this.#work(kind));
    }
  }

  *refetchAll(before: number): Saga {
    const state = yield* select(selectWhole);
    const kinds = Object.entries(state.resources.lists).flatMap(([key, list]) => {
      const { kind, account } = parseListKey(key);
      if (list.status === 'none' || (account !== undefined && account !== this.#account)) return [];
      // Events do not cover lists of no account: their age decides.
      const missed = account === undefined ? before - STALE_MS : before;
      // A read under way may belong to a round that the stream ends.
      const isUnderWay = list.status === 'refreshing';
      return isUnderWay || (list.readAt ?? 0) < missed ? [kind] : [];
    });
    const reader = this.#reader;
    const account = this.#account;
    const wanted = loadedNames(state, account, reader.requested.of(account));
    function* readLists(): Saga {
      for (const kind of kinds) yield* reader.list({ kind, account }, true);
    }
    if (this.#catchUp !== undefined) yield* cancel(this.#catchUp);
    yield* put(events.actions.catchUpBegan());
    this.#catchUp = yield* fork(function* (): Saga {
      yield* all([readLists(), readRecords(reader, account, wanted, true)]);
      yield* put(events.actions.caughtUp());
    });
  }

  *#work(kind: Kind): Saga {
    this.#busy.add(kind);
    try {
      for (;;) {
        const ids = this.#waiting.get(kind);
        this.#waiting.delete(kind);
        if (ids === undefined) return;
        const plan = planKind(kind, ids, (id) => this.#reader.requested.has(id));
        if (plan.collection) yield* this.#reader.list({ kind, account: this.#account }, true);
        const names = plan.ids.map((id) => ({ kind, id }));
        yield* readRecords(this.#reader, this.#account, names, true);
        if (!plan.collection) yield* this.#join(kind, plan.ids);
      }
    } finally {
      this.#busy.delete(kind);
    }
  }

  *#join(kind: Kind, ids: readonly string[]): Saga {
    const state = yield* select(selectWhole);
    if (!isListLoaded(state, kind, this.#account)) return;
    const listed = new Set(selectList(state, kind, this.#account).ids);
    const added = ids.filter((id) => {
      const record = listed.has(id) ? undefined : selectRecord(state, kind, id);
      return record !== undefined && !isDeleted(kind, record);
    });
    if (added.length > 0) {
      yield* put(resources.actions.joined({ kind, account: this.#account, ids: added }));
    }
  }
}
