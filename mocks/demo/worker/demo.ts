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
import { demoClock } from '@mocks/demo/worker/demo-clock';
import { createKeep } from '@mocks/demo/worker/keep';
import { openShelf, type Kept, type Shelf } from '@mocks/demo/worker/shelf';
import { OtherShape, raiseStage, stateOf, type Stage } from '@mocks/demo/worker/stage';
import { dialsFromQuery, type DialSettings } from '@mocks/provider/dials';
import { refusalOfSubscription } from '@mocks/provider/subscription';
import type { WorldName } from '@mocks/provider/worlds/named';

/** Worlds of the demo. Recorded worlds are for the panel's developers only. */
const worlds: readonly WorldName[] = ['sample', 'empty', 'large'];
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
  shelf: Shelf | null;
  kept: Kept | null;
  begun: Begun;
}

/** Reads the world stored under a name, if the browser allows storage. */
async function find(name: string, open: typeof openShelf): Promise<Found> {
  let shelf: Shelf | null = null;
  try {
    const opened = await open(name);
    shelf = opened.shelf;
    const kept = await shelf.read();
    if (kept.about) return { shelf, kept, begun: 'kept' };
    return { shelf, kept: null, begun: opened.isOther ? 'too-old' : 'new' };
  } catch (error) {
    reportError(error);
    return { shelf, kept: null, begun: shelf ? 'damaged' : 'new' };
  }
}

/** Opens the demo of a scope with its stored world. Another world waits for `forget` to end. */
export async function openDemo(
  scope: string,
  forget: () => Promise<void>,
  open = openShelf,
): Promise<Demo> {
  const clock = demoClock();
  const channel = new BroadcastChannel(channelName(scope));
  const tell = (told: Told) => channel.postMessage(told);
  const found = await find(channelName(scope), open);

  const raise = (world: WorldName, dials: DialSettings, begun: Begun, kept?: Kept): Stage => {
    const onChange = () => void keep.soon();
    const raised = raiseStage({ clock, scope, world, dials, begun, onChange }, kept);
    raised.core.bus.subscribe('*', (event, account) => tell({ type: 'event', account, event }));
    return raised;
  };

  function raiseFirst(): Stage {
    if (!found.kept) return raise('sample', {}, found.begun);
    try {
      return raise('sample', {}, 'kept', found.kept);
    } catch (error) {
      if (error instanceof OtherShape) return raise('sample', {}, 'too-old');
      reportError(error);
      return raise('sample', {}, 'damaged');
    }
  }

  let stage = raiseFirst();
  const tellState = () => tell({ type: 'state', state: state() });
  const keep = createKeep(found.shelf, stage, stage.begun !== 'kept', tellState);
  const state = (): DemoState => stateOf(stage, keep.keeping);
  void keep.soon();

  async function begin(world: WorldName, dials: DialSettings): Promise<DemoState> {
    await forget();
    stage.stop();
    stage = raise(world, dials, 'new');
    await keep.turnTo(stage);
    tellState();
    return state();
  }

  async function set(query: string): Promise<Questions['set']['answered']> {
    const settings = new URLSearchParams(query);
    const dials = dialsFromQuery(settings);
    const world = worldNamed(settings.get('world'));
    const read = { ...dials, ...(world && { world }) };
    const unread = [...settings].filter(([name]) => !Object.hasOwn(read, name));
    if (world && world !== stage.core.worldName) {
      await begin(world, { ...stage.core.dials, ...dials });
    } else {
      Object.assign(stage.core.dials, dials);
      await keep.soon();
      tellState();
    }
    return { ...state(), unread: unread.map((setting) => setting.join('=')) };
  }

  const subscribed = (token: unknown, subscription: string): Subscribed => ({
    dial: stage.core.dials.events,
    refusal: refusalOfSubscription(stage.core, token, subscription),
  });

  async function answered(question: Question): Promise<DemoState | Subscribed> {
    switch (question.type) {
      case 'state':
        return state();
      case 'set':
        return set(question.query);
      case 'reset':
        return begin(worldNamed(question.world) ?? stage.core.worldName, {});
      case 'subscribe':
        return subscribed(question.token, question.channel);
    }
  }

  return {
    async answer(request, path) {
      const response = await answerRequest(stage.core, stage.faces, request, path);
      // A change is stored before its answer: a browser may end the worker at any time.
      if (request.method !== 'GET' && request.method !== 'HEAD') await keep.now();
      return response;
    },
    reply: async (question) => ({ answered: await answered(question) }),
    kept: () => keep.soon(),
  };
}
