import './strip.css';
import { ask, channelName, type Told } from '@mocks/demo/messages';
import { stayOnline } from '@mocks/demo/page/always-online';
import { downloadThroughWorker } from '@mocks/demo/page/downloads';
import { takeReports, type Taken } from '@mocks/demo/page/dropped-report';
import { readLink } from '@mocks/demo/page/link';
import { followReleases } from '@mocks/demo/page/releases';
import { tellUploads } from '@mocks/demo/page/streamed-upload';
import { readStrip, type Strip } from '@mocks/demo/page/strip';
import { standInForSockets, type StreamHost } from '@mocks/demo/page/stream-socket';
import { NoDemo, startWorker } from '@mocks/demo/page/worker';

const base = import.meta.env.BASE_URL;
const home = new URL(base, window.location.href).href;

/** The one that answers now: another one takes its place with a release. */
function current(): ServiceWorker {
  const { controller } = navigator.serviceWorker;
  if (!controller) throw new NoDemo('The demo has ended in another window. Reload the page');
  return controller;
}

function hear(listener: (told: Told) => void): () => void {
  const channel = new BroadcastChannel(channelName(home));
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => listener(data));
  return () => channel.close();
}

const stream: StreamHost = {
  state: async () => ask(current(), 'state', {}),
  subscribe: async (token, channel) => ask(current(), 'subscribe', { token, channel }),
  listen: hear,
};

/** Nothing that the panel kept here is of the world that begins. */
function forget(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith('wheelhouse.')) storage.removeItem(key);
    }
  }
}

/** Follows what other windows and new releases change under this one. */
function follow(strip: Strip, registration: ServiceWorkerRegistration, madeAt: number): void {
  const reload = () => window.location.reload();
  let isMine = false;
  strip.onReset(async () => {
    isMine = true;
    await ask(current(), 'reset', {});
    forget();
    window.location.assign(home);
  });
  hear((told) => {
    if (isMine || told.type !== 'state' || told.state.madeAt === madeAt) return;
    strip.say('The demo began anew in another window.', reload);
  });
  const tellRelease = (begin: () => void) => strip.say('The demo has a new release.', begin);
  navigator.serviceWorker.addEventListener('controllerchange', () => tellRelease(reload));
  followReleases(registration, tellRelease, reload);
}

/** Whether this window is the frame of a replay, which has a provider, a clock and a stream of its own. */
const isReplay = (): boolean => window.frameElement?.hasAttribute('data-moment') === true;

/** Opens a report that was dropped, or says what it is instead. */
function openReport(strip: Strip, taken: Taken): void {
  if (taken.ok) window.location.assign(`${base}replay/`);
  else strip.say(`The file cannot be replayed. ${taken.message}`);
}

/** Resolves once the demo answers this page; never, where there can be none. */
async function start(): Promise<void> {
  const strip = readStrip();
  try {
    const { worker, registration } = await startWorker(base);
    const { query, address } = readLink(window.location.href, DEMO_SETTINGS);
    const state =
      query === '' ? await ask(worker, 'state', {}) : await ask(worker, 'set', { query });
    if (query !== '') window.history.replaceState(window.history.state, '', address);
    strip.sayHowItBegan(state.begun, state.isKept);
    stayOnline();
    standInForSockets(`${home.replace('http', 'ws')}stream`, stream);
    tellUploads(home);
    downloadThroughWorker(home);
    takeReports(base, (taken) => openReport(strip, taken));
    follow(strip, registration, state.madeAt);
  } catch (thrown) {
    const isKnown = thrown instanceof NoDemo;
    strip.say(isKnown ? thrown.message : 'The demo could not start.', () =>
      window.location.reload(),
    );
    if (!isKnown) reportError(thrown);
    await new Promise(() => undefined);
  }
}

if (isReplay()) document.getElementById('demo')?.remove();
else await start();
