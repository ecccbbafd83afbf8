import { expect, test } from 'vitest';
import { failure } from '@/provider/api-error';
import { isRetriable } from '@/components/storage/transfers/transfer-row';
import type { Transfer } from '@/store/transfers/transfers-slice';

const file: Transfer = {
  id: 'up-1',
  account: 'acc-aaaaa',
  container: 'photos',
  object: 'a.jpg',
  size: 3,
  read: 3,
  sent: 0,
  status: 'failed',
};

const refused = (status: number) => ({ ...failure('refused', 'No').facts, status });

test.each<[string, Partial<Transfer>, boolean]>([
  ['arrived broken', { cause: refused(422) }, true],
  ['may not be written yet', { cause: refused(403) }, true],
  ['met no answer', { cause: failure('network', 'No').facts }, true],
  ['was cancelled', { status: 'cancelled' }, true],
  ['is refused wherever it is sent, as by a proxy that only reads', { cause: refused(405) }, false],
  ['stands in the way of another', { isTaken: true, cause: refused(412) }, false],
  ['is there', { status: 'done' }, false],
])('a file that %s: another try is offered only where it may succeed', (_, change, isOffered) => {
  expect(isRetriable({ ...file, ...change })).toBe(isOffered);
});
