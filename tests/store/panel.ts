import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { onTestFinished, vi } from 'vitest';
import { createSteadyClock } from '@/lib/steady-clock';
import type { Billing } from '@/model/billing/billing';
import type { Call } from '@/model/call';
import { KINDS, type Kind } from '@/model/kinds';
import type { Metrics } from '@/model/metrics/metrics';
import type { AnsweredGroup } from '@/model/search/answer';
import { ApiError, type ApiErrorFacts } from '@/provider/api-error';
import type { StreamOptions, StreamStatus } from '@/provider/event-stream/event-stream';
import type { Provider } from '@/provider/provider';
import type { CallAnswer } from '@/provider/rest';
import { attached } from '@/store/announcements/announcements-slice';
import { createCallManager } from '@/store/calls/manager';
import { queue } from '@/store/calls/queue';
import type { SagaContext } from '@/store/context';
import { maintenanceSlice } from '@/store/maintenance/maintenance-slice';
import { panelReducers, panelSaga } from '@/store/panel-store';
import { session, sessionSlice } from '@/store/session/session-slice';

// As after some seconds in the panel.
await Promise.all([queue.fetch(), attached.fetch()]);

export const ACCOUNT = 'acc-aaaaa';

/** The signed-in user. */
const USER = { id: 'usr-adaaa', resource_type: 'user', name: 'Ada' };

/** Builds a record as the wire has it; its kind follows from `id`. */
export function server(id: string, fields: object = {}): object {
  return { id, resource_type: 'server', name: id, status: 'active', locked: false, ...fields };
}

export function refusal(status: number, messages = ['No']): ApiError {
  const kind: ApiErrorFacts['kind'] = status === 0 ? 'network' : 'refused';
  return new ApiError({
    kind,
    status,
    name: undefined,
    messages,
    messageSource: 'us',
    requestId: 'req-1',
  });
}

interface Opened {
  options: StreamOptions;
  closed: boolean;
  /** One entry for each request to connect at once: true if the network had been gone. */
  retries: boolean[];
}

/** A small fake provider: its records, the requests so far, and the time of its answers. */
export class FakeProvider {
  readonly lists = new Map<Kind, readonly unknown[]>([['user', [USER]]]);
  readonly full = new Map<string, unknown>([[USER.id, USER]]);
  /** Requests so far: `list servers`, `read srv-aaaaa` or `POST srv-aaaaa stop`. */
  readonly asked: string[] = [];
  /** The `Idempotency-Key` of each change, in order. */
  readonly keys: (string | undefined)[] = [];
  readonly streams: Opened[] = [];
  /** Each answer waits for this promise. */
  latency: (asked: string) => Promise<void> | undefined = () => undefined;
  answer: (call: Call) => Partial<CallAnswer> = () => ({ status: 202 });
  prices: unknown = [];
  /** Metrics of every record. */
  metrics: Metrics = { start: 0, end: 0, step: 60_000, series: [] };
  /** Balance of every account; undefined if the user may not see it. */
  balance: { balance: number } | undefined = undefined;
  /** Bills of every account; undefined if the user may not see them. */
  billed: Billing | undefined = undefined;
  /** Results of every search. */
  searched: readonly AnsweredGroup[] = [];
  tokensForgotten = 0;
  /** Time at which the next list was already read, before its request. */
  startedEarly: number | undefined;

  async #ask<T>(asked: string, tell: () => T): Promise<T> {
    this.asked.push(asked);
    await this.latency(asked);
    return tell();
  }

  /** How often something was asked. */
  count(asked: string): number {
    return this.asked.filter((each) => each === asked).length;
  }

  stream(): Opened {
    return this.streams.at(-1)!;
  }

  status(state: Exclude<StreamStatus['state'], 'no-token'>): void {
    this.stream().options.onStatus({ state });
  }

  #found(id: string): unknown {
    const found = this.full.get(id);
    if (found === undefined) throw refusal(404);
    return found;
  }

  readonly provider: Provider = {
    takesKeys: true,
    session: {
      signIn: () => Promise.resolve([]),
      oneTimePassword: () => Promise.resolve([]),
      signOut: () => Promise.resolve(),
      keepAlive: () => Promise.resolve(),
    },
    rest: {
      list: (kind, options) => {
        if (this.startedEarly !== undefined) options?.onBegan?.(this.startedEarly);
        this.startedEarly = undefined;
        return this.#ask(`list ${KINDS[kind].collection}`, () => this.lists.get(kind) ?? []);
      },
      read: (_, id) => this.#ask(`read ${id}`, () => this.#found(id)),
      send: (call, { key }) => {
        this.keys.push(key);
        return this.#ask([call.method, call.id ?? call.kind, call.action].join(' ').trim(), () => ({
          status: 202,
          body: undefined,
          links: {},
          ...this.answer(call),
        }));
      },
    },
    orbit: {
      account: () => Promise.resolve({ bytes: 0, containers: 0, objects: 0, keys: [false, false] }),
      containers: () => this.#ask('list containers', () => this.lists.get('container') ?? []),
      read: (_, id) => this.#ask(`read ${id}`, () => this.#found(id)),
      listing: () => Promise.resolve({ rows: [], dropped: [], isFull: false }),
      link: () => Promise.resolve(undefined),
      askLink: () => Promise.reject(refusal(404)),
      content: () => Promise.reject(refusal(404)),
      readBy: () => Promise.reject(refusal(404)),
      send: ({ storage, id }) =>
        this.#ask(`${storage.method} ${id}`, () => ({ status: 204, body: undefined, links: {} })),
      access: {
        address: '/v1',
        issuer: { orbitToken: () => Promise.resolve('token'), forgetOrbitToken: () => undefined },
      },
    },
    graphql: {
      orbitToken: () => Promise.resolve('token'),
      forgetOrbitToken: () => undefined,
      eventToken: () => Promise.resolve('token'),
      userDetails: () =>
        Promise.resolve({ isVerified: true, pending: undefined, askedAt: undefined }),
      forgetEventToken: () => undefined,
      databaseEngines: () => Promise.resolve([]),
      billing: (account) =>
        this.#ask(`billing ${account}`, () => {
          if (this.billed === undefined) throw refusal(404);
          return this.billed;
        }),
      forgetEventTokens: () => {
        this.tokensForgotten += 1;
      },
      accountSearch: (account, term) => this.#ask(`search ${account} ${term}`, () => this.searched),
      accountBalance: (account) => this.#ask(`balance ${account}`, () => this.balance),
      metrics: (resource, range) =>
        this.#ask(`metrics ${resource} ${range}`, () => ({ ...this.metrics, end: Date.now() })),
      mutate: (call, _, key) => {
        this.keys.push(key);
        return this.#ask(
          `${call.mutation} ${call.id}`,
          () => Object(this.answer(call as Call).body) as object,
        );
      },
    },
    pages: {
      related: () => Promise.resolve({ related: [], documents: [], hasDocumentation: true }),
    },
    prices: { read: () => this.#ask('prices', () => this.prices) },
    events: {
      open: (options) => {
        const opened: Opened = { options, closed: false, retries: [] };
        this.streams.push(opened);
        return {
          close: () => {
            opened.closed = true;
          },
          retryNow: (wasOffline = false) => {
            opened.retries.push(wasOffline);
          },
        };
      },
    },
  };
}

/** The panel's store with its sagas at work on a fake provider, on a clock of the test's. */
export function openPanel(fake = new FakeProvider()) {
  vi.stubGlobal('window', new EventTarget());
  const context: SagaContext = {
    session: fake.provider.session,
    provider: fake.provider,
    navigate: () => undefined,
    now: () => Date.now(),
    steadyNow: createSteadyClock(() => Date.now()),
    units: { volumeSize: 'bytes' },
  };
  const sagas = createSagaMiddleware({ context: { ...context } });
  const parts = combineReducers({
    session: sessionSlice.reducer,
    maintenance: maintenanceSlice.reducer,
    ...panelReducers,
  });
  const store = configureStore({
    // The end of a session drops all other state, as in the panel's own store.
    reducer: (state: Partial<ReturnType<typeof parts>> | undefined, action) =>
      parts(session.ended.match(action) ? { session: state?.session } : state, action),
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  const calls = createCallManager(store);
  const task = sagas.run(panelSaga, calls);
  onTestFinished(() => task.cancel());
  store.dispatch(session.checked('valid'));
  // Every panel begins with reads of the user and their accounts.
  fake.asked.length = 0;
  return { fake, store, calls, task };
}

/** Lets everything run that needs no time. */
export async function settled(milliseconds = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}
