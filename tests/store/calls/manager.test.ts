import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '@/store/session/session-slice';
import { ACCOUNT, openPanel, settled } from '../panel';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

const act = (action: string) => ({
  verb: action,
  title: action,
  account: ACCOUNT,
  call: { kind: 'server', method: 'POST', id: 'srv-aaaaa', action } as const,
});

test("what is asked for under 'Stay logged in?' waits for the answer", async () => {
  const { fake, store, calls } = openPanel();
  await settled();
  store.dispatch(session.expired());
  const { outcome } = calls.startCall(act('stop'));
  await settled();
  expect(fake.count('POST srv-aaaaa stop')).toBe(0);
  store.dispatch(session.signedIn());
  await expect(outcome).resolves.toMatchObject({ ok: true });
});
