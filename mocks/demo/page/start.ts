import './strip.css';
import { ask, channelName, type DemoState, type Told } from '@mocks/demo/messages';
import { stayOnline } from '@mocks/demo/page/always-online';
import { downloadThroughWorker } from '@mocks/demo/page/downloads';
import { takeReports, type Taken } from '@mocks/demo/page/dropped-report';
import { readLink } from '@mocks/demo/page/link';
import { followReleases } from '@mocks/demo/page/releases';
import { tellUploads } from '@mocks/demo/page/streamed-upload';
import { readStrip, type Strip } from '@mocks/demo/page/strip';
import { standInForSockets, type StreamHost } from '@mocks/demo/page/stream-socket';
import { NoDemo, startWorker } from '@mocks/demo/page/worker';
import { followWorld, openWorld, type WorldHost } from '@mocks/demo/page/world';

const base = import.meta.env.BASE_URL;
const home = new URL(base, window.location.href).href;

/** Interval in ms: a browser ends a worker that is idle for half a minute. */
const SEEN_MS = 20_000;

/** Returns the current worker: a new release replaces it. */
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

const state = async (): Promise<DemoState> => ask(current(), 'state', {});

const stream: StreamHost = {
  state,
  subscribe: async (token, channel) => ask(current(), 'subscribe', { token, channel }),
  listen: hear,
};

/** Removes the panel's stored data, which belongs to the world that ends. */
function forget(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith('wheelhouse.')) storage.removeItem(key);
    }
  }
}

const reload = () => window.location.reload();

const world: WorldHost = {
  state,
  set: async (query) => ask(current(), 'set', { query }),
  reset: async (name) => ask(current(), 'reset', name === undefined ? {} : { world: name }),
  hear,
  forget,
  reload,
  goHome: () => window.location.assign(home),
  whileSeen: (run) =>
    void setInterval(() => {
      if (document.visibilityState === 'visible') run();
    }, SEEN_MS),
};

/** Announces new releases, also those that another window starts. */
function tellReleases(strip: Strip, registration: ServiceWorkerRegistration): void {
  const tell = (begin: () => void) => strip.say('release', 'The demo has a new release.', begin);
  navigator.serviceWorker.addEventListener('controllerchange', () => tell(reload));
  followReleases(registration, tell, reload);
}

/** True in the frame of a replay, which has its own provider, clock and stream. */
const isReplay = (): boolean => window.frameElement?.hasAttribute('data-moment') === true;

/** Opens a dropped report, or says why the file cannot be replayed. */
function openReport(strip: Strip, taken: Taken): void {
  if (taken.ok) window.location.assign(`${base}replay/`);
  else strip.say('file', `The file cannot be replayed. ${taken.message}.`);
}

/** Resolves once the demo answers this page; never resolves if it cannot start. */
async function start(): Promise<void> {
  const strip = readStrip();
  try {
    const { registration } = await startWorker(base);
    const { query, address } = readLink(window.location.href, DEMO_SETTINGS);
    const opened = await openWorld(world, strip, query, performance.timeOrigin);
    if (query !== '') window.history.replaceState(window.history.state, '', address);
    stayOnline();
    standInForSockets(`${home.replace('http', 'ws')}stream`, stream);
    tellUploads(home);
    downloadThroughWorker(home);
    takeReports(base, (taken) => openReport(strip, taken));
    followWorld(world, strip, opened);
    tellReleases(strip, registration);
  } catch (thrown) {
    const isKnown = thrown instanceof NoDemo;
    strip.say('start', isKnown ? thrown.message : 'The demo could not start.', reload);
    if (!isKnown) reportError(thrown);
    await new Promise(() => undefined);
  }
}

if (isReplay()) document.getElementById('demo')?.remove();
else await start();
