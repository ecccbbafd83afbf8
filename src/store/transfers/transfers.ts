import { lazyPart } from '@/lib/lazy-part';
import { call, put, select, take, type Saga } from '../sagas/effects';
import { hasEnded, selectTransfers, transfers } from './transfers-slice';

const { offered, requested, changed } = transfers.actions;

const load = lazyPart(() => import('./transfers-saga'));

/** Fetches the code of uploads, or rejects. It is needed before files are checked. */
export async function fetchUploads(): Promise<void> {
  await load();
}

/** Fails unfinished files after a defect of ours, which has lost them. */
function* tellLost(): Saga {
  const lost = Object.values(yield* select(selectTransfers)).filter((file) => !hasEnded(file));
  if (lost.length === 0) return;
  const end = { status: 'failed', isLost: true } as const;
  const files = Object.fromEntries(lost.map(({ id }) => [id, end]));
  yield* put(changed({ files, rate: undefined, isHeld: false }));
}

/** Runs uploads; their code is fetched with the first offer or request. */
export function* uploadsSaga(): Saga {
  yield* tellLost();
  const action = yield* take(offered, requested);
  const { transfersSaga } = yield* call(load);
  yield* transfersSaga(action);
}
