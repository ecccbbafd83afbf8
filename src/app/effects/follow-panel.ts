import { noteDefect } from '@/components/failure/report/note-defect';
import { isOffline } from '@/lib/connectivity';
import { type Recorder, recorderOf } from '@/provider/recorder/recorder';
import { selectCurrentUserId } from '@/store/accounts/accounts-slice';
import { selectConnection, type WithEvents } from '@/store/events/events-slice';
import { actionsSaga } from '@/store/recording/actions-saga';
import type { WithResources } from '@/store/resources/resources-state';
import { selectSessionStatus } from '@/store/session/session-slice';
import type { App } from '@/app/boot/create-app';

const followed = new WeakSet<App>();

function followConnection({ store, tap }: App): void {
  let last = '';
  const look = () => {
    const state = store.getState();
    const network = isOffline() ? 'offline' : 'online';
    const stream = selectConnection(state as typeof state & WithEvents);
    const session = selectSessionStatus(state);
    const now = `${network} ${stream} ${session}`;
    if (now === last) return;
    last = now;
    tap.note({ type: 'connection', network, stream, session });
  };
  store.subscribe(look);
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  look();
}

function followUser({ store }: App, recorder: Recorder): void {
  let last: string | undefined;
  const look = () => {
    const state = store.getState();
    const user = selectCurrentUserId(state as typeof state & WithResources);
    if (user !== undefined && user !== last) recorder.bind(user);
    last = user;
  };
  store.subscribe(look);
  look();
}

export function followPanel(app: App): void {
  if (followed.has(app)) return;
  followed.add(app);
  const { sagas, tap } = app;
  followUser(app, recorderOf(tap));
  followConnection(app);
  sagas.run(actionsSaga, tap.note);
  window.addEventListener('error', ({ error }) => noteDefect(tap, error));
  window.addEventListener('unhandledrejection', ({ reason }) => noteDefect(tap, reason));
}
