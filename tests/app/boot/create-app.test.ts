import { expect, test, vi } from 'vitest';
import { createApp, followSignedIn } from '@/app/boot/create-app';
import { readConfig } from '@/app/config';
import { session } from '@/store/session/session-slice';
import { fakeFetch, json } from '../../provider/fake-fetch';

test('the hint of the next start is written when the session changes, not whenever the store does', () => {
  const setItem = vi.fn();
  vi.stubGlobal('localStorage', { setItem, removeItem: vi.fn(), getItem: () => null });
  vi.stubGlobal('window', new EventTarget());
  const app = createApp(readConfig({}));
  followSignedIn(app);
  app.store.dispatch(session.checked('valid'));
  for (let life = 0; life < 10; life += 1) app.store.dispatch(session.lifeTold(life));
  expect(setItem).toHaveBeenCalledOnce();
});

test.each([
  ['nobody has signed in since ends the session', 0, 'expired'],
  ['that went out before the last sign-in ends nothing', 1, 'valid'],
])('a 401 of a call %s', async (_, signIns, status) => {
  vi.stubGlobal('window', new EventTarget());
  let answer = (_response: Response) => {};
  fakeFetch(() => new Promise((resolve) => (answer = resolve)));
  const { store, sessionApi } = createApp(readConfig({}));
  store.dispatch(session.checked('valid'));
  const asked = sessionApi.keepAlive();
  for (let times = 0; times < signIns; times += 1) store.dispatch(session.signedIn());
  answer(json({}, 401));
  await expect(asked).rejects.toMatchObject({ facts: { status: 401 } });
  expect(store.getState().session.status).toBe(status);
});
