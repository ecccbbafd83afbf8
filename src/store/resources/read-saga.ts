import { isStored } from '@/model/kinds';
import { errorFacts, unexpectedAnswer } from '@/provider/api-error';
import { fromContext } from '@/store/context';
import { abortable, call, put, type Saga } from '@/store/sagas/effects';
import { untilIdentified } from '@/store/session/session-saga';
import { receiveRecord, receiveRows } from './receive-saga';
import { listKey, type ListName, type RecordName, resources } from './resources-state';

interface InFlightRead {
  again: boolean;
  /** Resolves to true if it ended normally. */
  readonly done: Promise<boolean>;
}

/** One read per name: a second caller waits for it, or has it repeated. */
export class InFlightReads {
  readonly #reads = new Map<string, InFlightRead>();

  /** @param fresh the read under way is too old and must be repeated */
  *read(name: string, fresh: boolean, read: () => Saga): Saga {
    for (;;) {
      const other = this.#reads.get(name);
      if (other === undefined) break;
      if (fresh) other.again = true;
      if (yield* call(() => other.done)) return;
    }
    yield* this.#start(name, read);
  }

  *#start(name: string, read: () => Saga): Saga {
    let finish: (isDone: boolean) => void = () => undefined;
    const entry: InFlightRead = {
      again: false,
      done: new Promise((resolve) => {
        finish = resolve;
      }),
    };
    this.#reads.set(name, entry);
    let isDone = false;
    try {
      do {
        entry.again = false;
        yield* read();
      } while (entry.again);
      isDone = true;
    } finally {
      this.#reads.delete(name);
      // Callers that waited for a read that was cancelled or threw start their own.
      finish(isDone);
    }
  }
}

const { actions } = resources;

function* listOnce(name: ListName): Saga {
  yield* untilIdentified();
  const { rest, orbit } = yield* fromContext('provider');
  const now = yield* fromContext('steadyNow');
  yield* put(actions.listReading(name));
  try {
    let readAt = now();
    const onBegan = (at: number) => {
      readAt = at;
    };
    const rows = yield* abortable((signal) => {
      const options = { account: name.account, signal, onBegan };
      return isStored(name.kind) ? orbit.containers(options) : rest.list(name.kind, options);
    });
    yield* receiveRows(name, rows, readAt);
  } catch (thrown) {
    yield* put(actions.listFailed({ ...name, error: errorFacts(thrown) }));
  }
}

function* recordOnce(name: RecordName): Saga {
  yield* untilIdentified();
  const { rest, orbit } = yield* fromContext('provider');
  const now = yield* fromContext('steadyNow');
  const { kind, id, account } = name;
  yield* put(actions.recordReading(name));
  let readAt = now();
  try {
    const onBegan = (at: number) => {
      readAt = at;
    };
    const raw = yield* abortable((signal) => {
      const options = { account, signal, onBegan };
      return isStored(kind) ? orbit.read(kind, id, options) : rest.read(kind, id, options);
    });
    if ((yield* receiveRecord(kind, raw, readAt)) !== id) throw unexpectedAnswer(kind, id);
  } catch (thrown) {
    const error = errorFacts(thrown);
    // A 404 removes the record and marks it not found (docs/product/live-updates.md#gone).
    if (error.status === 404) yield* put(actions.removed({ ...name, readAt }));
    else yield* put(actions.recordFailed({ ...name, error }));
  }
}

const REQUESTED_LIMIT = 20;

class RequestedRecords {
  readonly #names = new Map<string, RecordName>();

  add(name: RecordName): void {
    this.#names.delete(name.id);
    this.#names.set(name.id, name);
    const [oldest] = this.#names.keys();
    if (this.#names.size > REQUESTED_LIMIT && oldest !== undefined) this.#names.delete(oldest);
  }

  has(id: string): boolean {
    return this.#names.has(id);
  }

  all(): readonly RecordName[] {
    return [...this.#names.values()];
  }

  of(account: string): readonly RecordName[] {
    return this.all().filter((name) => name.account === account);
  }
}

export interface Reader {
  list(name: ListName, fresh: boolean): Saga;
  record(name: RecordName, fresh: boolean): Saga;
  readonly requested: RequestedRecords;
}

export function createReader(): Reader {
  const reads = new InFlightReads();
  return {
    requested: new RequestedRecords(),
    list: (name, fresh) =>
      reads.read(listKey(name.kind, name.account), fresh, () => listOnce(name)),
    record: (name, fresh) => reads.read(name.id, fresh, () => recordOnce(name)),
  };
}
