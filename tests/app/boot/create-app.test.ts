import { expect, test, vi } from 'vitest';
import { createApp, followSignedIn } from '@/app/boot/create-app';
import { readConfig } from '@/app/config';
import { session } from '@/store/session/session-slice';

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
