import {
  channelName,
  type Begun,
  type DemoState,
  type Question,
  type Questions,
  type Reply,
  type Subscribed,
  type Told,
} from '@mocks/demo/messages';
import { answerRequest } from '@mocks/demo/worker/answer';
import { openWorld, OtherShape, stateOf, type DemoWorld } from '@mocks/demo/worker/demo-world';
import { createSaver } from '@mocks/demo/worker/saver';
import { openStore, type Store, type WorldSnapshot } from '@mocks/demo/worker/store';
import { realClock } from '@mocks/provider/clock';
import { dialsFromQuery, type DialSettings } from '@mocks/provider/dials';
import { refusalOfSubscription } from '@mocks/provider/subscription';
import type { WorldName } from '@mocks/provider/worlds/named';

/** Worlds of the demo. Recorded worlds are for the panel's developers only. */
const worlds: readonly WorldName[] = ['company', 'sample', 'empty', 'large'];
/** The world that a visitor begins with. */
const FIRST: WorldName = 'company';
const worldNamed = (asked: string | null | undefined) => worlds.find((name) => name === asked);

/** The demo's provider with its current world. */
export interface Demo {
  /** Answers a request to the provider, a change once it is stored. `path` is below the scope. */
  answer(request: Request, path: string): Promise<Response>;
  reply(question: Question): Promise<Reply>;
  /** Resolves once all changes are stored, or could not be. */
  kept(): Promise<void>;
}

interface Found {
  store: Store | null;
  snapshot: WorldSnapshot | null;
  begun: Begun;
}

/** Reads the world stored under a name, if the browser allows storage. */
async function find(name: string, open: typeof openStore): Promise<Found> {
  let store: Store | null = null;
  try {
    const opened = await open(name);
    store = opened.store;
    const snapshot = await store.read();
    if (snapshot.about) return { store, snapshot, begun: 'kept' };
    return { store, snapshot: null, begun: opened.isOther ? 'too-old' : 'new' };
  } catch (error) {
    reportError(error);
    return { store, snapshot: null, begun: store ? 'damaged' : 'new' };
  }
}

/** Opens the demo of a scope with its stored world. Another world waits for `forget` to end. */
export async function openDemo(
  scope: string,
  forget: () => Promise<void>,
  open = openStore,
): Promise<Demo> {
  const clock = realClock();
  const channel = new BroadcastChannel(channelName(scope));
  const tell = (told: Told) => channel.postMessage(told);
  const found = await find(channelName(scope), open);

  const start = (
    name: WorldName,
    dials: DialSettings,
    begun: Begun,
    snapshot?: WorldSnapshot,
  ): DemoWorld => {
    const onChange = () => void saver.soon();
    const opened = openWorld({ clock, scope, world: name, dials, begun, onChange }, snapshot);
    opened.core.bus.subscribe('*', (event, account) => tell({ type: 'event', account, event }));
    return opened;
  };

  function startFirst(): DemoWorld {
    if (!found.snapshot) return start(FIRST, {}, found.begun);
    try {
      return start(FIRST, {}, 'kept', found.snapshot);
    } catch (error) {
      if (error instanceof OtherShape) return start(FIRST, {}, 'too-old');
      reportError(error);
      return start(FIRST, {}, 'damaged');
    }
  }

  let world = startFirst();
  const tellState = () => tell({ type: 'state', state: state() });
  const saver = createSaver(found.store, world, world.begun !== 'kept', tellState);
  const state = (): DemoState => stateOf(world, saver.keeping);
  void saver.soon();

  async function begin(name: WorldName, dials: DialSettings): Promise<DemoState> {
    await forget();
    world.stop();
    world = start(name, dials, 'new');
    await saver.turnTo(world);
    tellState();
    return state();
  }

  async function set(query: string): Promise<Questions['set']['answered']> {
    const settings = new URLSearchParams(query);
    const dials = dialsFromQuery(settings);
    const name = worldNamed(settings.get('world'));
    const read = { ...dials, ...(name && { world: name }) };
    const unread = [...settings].filter(([setting]) => !Object.hasOwn(read, setting));
    if (name && name !== world.core.worldName) {
      await begin(name, { ...world.core.dials, ...dials });
    } else {
      Object.assign(world.core.dials, dials);
      await saver.soon();
      tellState();
    }
    return { ...state(), unread: unread.map((setting) => setting.join('=')) };
  }

  const subscribed = (token: unknown, subscription: string): Subscribed => ({
    dial: world.core.dials.events,
    refusal: refusalOfSubscription(world.core, token, subscription),
  });

  async function answered(question: Question): Promise<DemoState | Subscribed> {
    switch (question.type) {
      case 'state':
        return state();
      case 'set':
        return set(question.query);
      case 'reset':
        return begin(worldNamed(question.world) ?? world.core.worldName, {});
      case 'subscribe':
        return subscribed(question.token, question.channel);
    }
  }

  return {
    async answer(request, path) {
      const response = await answerRequest(world.core, world.faces, request, path);
      // A change is stored before its answer: a browser may end the worker at any time.
      if (request.method !== 'GET' && request.method !== 'HEAD') await saver.now();
      return response;
    },
    reply: async (question) => ({ answered: await answered(question) }),
    kept: () => saver.soon(),
  };
}
