import {
  channelName,
  type Begun,
  type DemoState,
  type Question,
  type Reply,
  type Subscribed,
  type Told,
} from '@mocks/demo/messages';
import { answerRequest } from '@mocks/demo/worker/answer';
import { demoClock } from '@mocks/demo/worker/demo-clock';
import { createDemoProvider } from '@mocks/demo/worker/demo-provider';
import { facesOf, type Faces } from '@mocks/faces';
import { startSchedules } from '@mocks/provider/behaviour/start-schedules';
import type { Core } from '@mocks/provider/core';
import { dialsFromQuery, type DialSettings } from '@mocks/provider/dials';
import { refusalOfSubscription } from '@mocks/provider/subscription';
import type { WorldName } from '@mocks/provider/worlds/named';

/** The worlds of the demo: what was recorded is for those who build the panel. */
const worlds: readonly WorldName[] = ['sample', 'empty', 'large'];

interface Stage {
  core: Core;
  faces: Faces;
  madeAt: number;
  begun: Begun;
  stop: () => void;
}

/** The demo's provider, whichever world it has at the time. */
export interface Demo {
  /** Answers a request to the provider; `path` is below the demo's scope. */
  answer(request: Request, path: string): Promise<Response>;
  reply(question: Question): Promise<Reply>;
  /** Sets what the query of a page's address says. */
  set(query: string): Promise<DemoState>;
}

/** Opens the demo that stands at a scope. */
export function openDemo(scope: string): Promise<Demo> {
  const clock = demoClock();
  const channel = new BroadcastChannel(channelName(scope));
  const tell = (told: Told) => channel.postMessage(told);

  function stageOf(world: WorldName, dials: DialSettings, begun: Begun): Stage {
    const madeAt = clock.now();
    const jar = { token: null };
    const core = createDemoProvider({ clock, world, dials, scope, madeAt, jar });
    core.bus.subscribe('*', (event, account) => tell({ type: 'event', account, event }));
    return { core, faces: facesOf(core), madeAt, begun, stop: startSchedules(core) };
  }

  let stage = stageOf('sample', {}, 'new');

  const state = (): DemoState => {
    const { worldName, dials } = stage.core;
    return { world: worldName, dials, begun: stage.begun, madeAt: stage.madeAt, isKept: false };
  };

  function begin(world: WorldName, dials: DialSettings): DemoState {
    stage.stop();
    stage = stageOf(world, dials, 'new');
    tell({ type: 'state', state: state() });
    return state();
  }

  function set(query: string): Promise<DemoState> {
    const settings = new URLSearchParams(query);
    const dials = dialsFromQuery(settings);
    const world = worlds.find((name) => name === settings.get('world')) ?? stage.core.worldName;
    if (world !== stage.core.worldName) {
      return Promise.resolve(begin(world, { ...stage.core.dials, ...dials }));
    }
    Object.assign(stage.core.dials, dials);
    tell({ type: 'state', state: state() });
    return Promise.resolve(state());
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
        return begin(stage.core.worldName, {});
      case 'subscribe':
        return subscribed(question.token, question.channel);
    }
  }

  return Promise.resolve({
    answer: (request, path) => answerRequest(stage.core, stage.faces, request, path),
    reply: async (question) => ({ answered: await answered(question) }),
    set,
  });
}
