import { lazyPart } from '@/lib/lazy-part';
import { call, put, select, take, type Saga } from '../sagas/effects';
import { hasEnded, selectTransfers, transfers } from './transfers-slice';

const { offered, requested, changed } = transfers.actions;

const load = lazyPart(() => import('./transfers-saga'));

/** Fetches the code of uploads, or rejects: whoever asks about files has it first. */
export async function fetchUploads(): Promise<void> {
  await load();
}

/** After a defect of ours nobody has the files any more. */
function* tellLost(): Saga {
  const lost = Object.values(yield* select(selectTransfers)).filter((file) => !hasEnded(file));
  if (lost.length === 0) return;
  const end = { status: 'failed', isLost: true } as const;
  const files = Object.fromEntries(lost.map(({ id }) => [id, end]));
  yield* put(changed({ files, rate: undefined, isHeld: false }));
}

/** Uploads, whose code is fetched with the first that is asked about. */
export function* uploadsSaga(): Saga {
  yield* tellLost();
  const action = yield* take(offered, requested);
  const { transfersSaga } = yield* call(load);
  yield* transfersSaga(action);
}
