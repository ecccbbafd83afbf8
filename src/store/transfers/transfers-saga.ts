import type { Action } from '@reduxjs/toolkit';
import { buffers, eventChannel } from 'redux-saga';
import { createChecksums } from '@/lib/checksum/checksums';
import { containerId, objectId } from '@/model/orbit/ids';
import { segmentsNotDeleted, uploadFailed } from '@/model/upload/messages';
import { segmentsContainer } from '@/model/upload/segments';
import { isSegmented } from '@/model/upload/upload-settings';
import { ApiError, type ApiErrorFacts } from '@/provider/api-error';
import { createUploads, type UploadsApi } from '@/provider/orbit/uploads';
import { calls } from '../calls/calls-slice';
import { fromContext } from '../context';
import { resources } from '../resources/resources-actions';
import { selectRecord } from '../resources/resources-selectors';
import type { WithResources } from '../resources/resources-state';
import { fork, put, select, take, takeFrom, type Saga } from '../sagas/effects';
import { session } from '../session/session-slice';
import { toasts } from '../toasts/toasts-slice';
import { checkOffer } from './check-offer';
import { createEngine, type Engine } from './engine';
import { type Offered, type Transfer, transfers } from './transfers-slice';

/** Objects that have arrived in a container since the last report. */
export interface Arrivals {
  readonly account: string;
  readonly container: string;
  readonly objects: readonly string[];
  /** True if segments were created, in a container of their own. */
  readonly isLarge: boolean;
}

/** Interval in ms of reports: dozens of small files a second must not each read the listing. */
const GATHERED_MS = 1000;

/** Reports the first arrival in a container at once, and later ones together. */
export function createArrivals(onArrived: (arrivals: Arrivals) => void) {
  const pending = new Map<string, Arrivals>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  function tell(key: string) {
    timers.delete(key);
    const arrived = pending.get(key);
    if (arrived === undefined) return;
    pending.delete(key);
    timers.set(
      key,
      setTimeout(() => tell(key), GATHERED_MS),
    );
    onArrived(arrived);
  }

  return {
    add({ account, container, object }: Transfer, isLarge: boolean) {
      const key = `${account}/${container}`;
      const before = pending.get(key);
      pending.set(key, {
        account,
        container,
        objects: [...(before?.objects ?? []), object],
        isLarge: isLarge || before?.isLarge === true,
      });
      if (!timers.has(key)) tell(key);
    },
    end() {
      timers.forEach((timer) => clearTimeout(timer));
    },
  };
}

const { actions } = transfers;
const { refreshRequested } = resources.actions;

const FAILED = 'upload failed';

/** The toast of the last failed file: the panel of transfers lists them all. */
const failure = ({ object, message, cause }: Transfer): Action =>
  toasts.actions.shown({
    tone: 'error',
    key: FAILED,
    message: uploadFailed(object),
    ...(message !== undefined && { detail: message }),
    ...(cause !== undefined && { cause }),
  });

const notRemoved = ({ object }: Transfer, cause: ApiErrorFacts): Action =>
  toasts.actions.shown({
    tone: 'error',
    message: segmentsNotDeleted(object),
    detail: cause.messages.join('. '),
    cause,
  });

/** Reads a container and its listings again, and its changed objects (spec 3 §7). */
function* readAgain({ account, container, objects, isLarge }: Arrivals): Saga {
  const id = containerId(account, container);
  yield* put(calls.actions.mutated({ kind: 'container', id, mutation: undefined }));
  yield* put(refreshRequested({ kind: 'container', id, account }));
  if (isLarge) {
    const segments = containerId(account, segmentsContainer(container));
    yield* put(refreshRequested({ kind: 'container', id: segments, account }));
    yield* put(refreshRequested({ kind: 'container', account }));
  }
  for (const object of objects) {
    const name = objectId(account, container, object);
    const known = yield* select((state: WithResources) => selectRecord(state, 'object', name));
    if (known !== undefined) yield* put(refreshRequested({ kind: 'object', id: name, account }));
  }
}

/** Messages from outside the saga. */
type Told = { readonly action: Action } | { readonly arrived: Arrivals };

interface Work {
  readonly uploads: UploadsApi;
  readonly engine: Engine;
  readonly tell: (action: Action) => void;
  /** Ends the checks of each offer. */
  readonly offers: Map<string, AbortController>;
}

function check({ uploads, offers, tell }: Work, offered: Offered): void {
  const { offer } = offered;
  offers.get(offer)?.abort();
  const controller = new AbortController();
  offers.set(offer, controller);
  const onFound: Parameters<typeof checkOffer>[2] = (found) =>
    tell(actions.found({ offer, ...found }));
  checkOffer(uploads, offered, onFound, controller.signal).catch((thrown: unknown) => {
    if (!controller.signal.aborted && !(thrown instanceof ApiError)) reportError(thrown);
  });
}

const STEERED = [
  actions.requested,
  actions.cancelRequested,
  actions.retryRequested,
  actions.overwriteRequested,
  actions.removalRequested,
  actions.dismissed,
  actions.offered,
  actions.withdrawn,
  session.expired,
  session.identityConfirmed,
] as const;

function* steer(work: Work, first: Action): Saga {
  const { engine, offers } = work;
  for (let action: Action = first; ; action = yield* take(...STEERED)) {
    if (actions.requested.match(action)) engine.add(action.payload);
    else if (actions.cancelRequested.match(action)) engine.cancel(action.payload);
    else if (actions.offered.match(action)) check(work, action.payload);
    else if (actions.withdrawn.match(action)) offers.get(action.payload)?.abort();
    else if (session.expired.match(action)) engine.pause();
    else if (session.identityConfirmed.match(action)) engine.resume();
    else if (actions.removalRequested.match(action)) engine.removeLeft(action.payload);
    else {
      yield* put(toasts.actions.cleared({ key: FAILED }));
      if (actions.dismissed.match(action)) engine.forget(action.payload);
      else if (actions.overwriteRequested.match(action)) engine.overwrite(action.payload);
      else if (actions.retryRequested.match(action)) engine.retry(action.payload);
    }
  }
}

/** Sends files until the session ends, beginning with the action that loaded this code. */
export function* transfersSaga(first: Action): Saga {
  const { orbit } = yield* fromContext('provider');
  const uploads = createUploads(orbit.door);
  const settings = yield* fromContext('uploads');
  const now = yield* fromContext('steadyNow');
  let work: Work | undefined;
  const channel = eventChannel<Told>((emit) => {
    const tell = (action: Action) => emit({ action });
    const arrivals = createArrivals((arrived) => emit({ arrived }));
    const engine = createEngine({
      uploads,
      checksums: createChecksums(),
      settings,
      now,
      onChange: (change) => tell(actions.changed(change)),
      onArrived: (transfer) => arrivals.add(transfer, isSegmented(transfer.size, settings)),
      onFailed: (transfer) => tell(failure(transfer)),
      onRemoved: (transfer, failed) => {
        const container = segmentsContainer(transfer.container);
        if (failed === undefined) arrivals.add({ ...transfer, container }, false);
        else tell(notRemoved(transfer, failed));
      },
    });
    work = { uploads, engine, tell, offers: new Map() };
    const goOn = () => engine.retry([]);
    globalThis.addEventListener?.('online', goOn);
    return () => {
      globalThis.removeEventListener?.('online', goOn);
      arrivals.end();
      work?.offers.forEach((controller) => controller.abort());
      engine.end();
    };
  }, buffers.expanding());
  if (work === undefined) return;
  try {
    yield* fork(steer, work, first);
    for (;;) {
      const told = yield* takeFrom(channel);
      if ('action' in told) yield* put(told.action);
      else yield* readAgain(told.arrived);
    }
  } finally {
    channel.close();
  }
}
