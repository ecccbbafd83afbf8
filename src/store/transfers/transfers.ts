import { lazyPart } from '@/lib/lazy-part';
import { uploadFailed } from '@/model/upload/messages';
import type { OrbitApi } from '@/provider/orbit/orbit-api';
import { fromContext } from '../context';
import { call, put, select, take, type Saga } from '../sagas/effects';
import { toasts } from '../toasts/toasts-slice';
import { hasEnded, selectTransfers, transfers } from './transfers-slice';

const { offered, requested, found, dismissed } = transfers.actions;

const load = lazyPart(() => import('./transfers-saga'));

/** Undefined where the code cannot be fetched. */
async function fetchParts(orbit: OrbitApi) {
  try {
    const [{ transfersSaga }, uploads] = await Promise.all([load(), orbit.uploads()]);
    return { transfersSaga, uploads };
  } catch {
    return undefined;
  }
}

/** After a defect of ours nobody has the files any more. */
function* forgetLost(): Saga {
  const lost = Object.values(yield* select(selectTransfers)).filter((file) => !hasEnded(file));
  const [first] = lost;
  if (first === undefined) return;
  yield* put(dismissed(lost.map(({ id }) => id)));
  yield* put(toasts.actions.shown({ tone: 'error', message: uploadFailed(first.object) }));
}

/** Uploads, whose code is fetched with the first that is asked about. */
export function* uploadsSaga(): Saga {
  yield* forgetLost();
  const { orbit } = yield* fromContext('provider');
  for (;;) {
    const action = yield* take(offered, requested);
    const parts = yield* call(fetchParts, orbit);
    if (parts !== undefined) yield* parts.transfersSaga(action, parts.uploads);
    else if (offered.match(action)) {
      const { offer, objects } = action.payload;
      const unknown = objects.map((object) => [object, 'unknown'] as const);
      yield* put(found({ offer, found: Object.fromEntries(unknown), large: null }));
    }
  }
}
