import type { Event } from '@/wire/event';
import { createProvider, type Provider } from '@mocks/handlers';
import type { CoreOptions } from '@mocks/provider/core';
import { manualClock, type ManualClock } from '@mocks/provider/clock';
import { getResponse } from 'msw';

/** The time at which the tests' worlds begin. */
export const start = Date.UTC(2026, 10, 20, 12);

interface Answered {
  status: number;
  headers: Headers;
  body: unknown;
  text: string;
}

/** A person at a browser of their own: keeps its cookie and calls a provider's handlers. */
export class Client {
  readonly #provider: Provider;
  #cookie = '';

  constructor(provider: Provider) {
    this.#provider = provider;
  }

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const form = body instanceof URLSearchParams;
    const request = new Request(`http://provider.test${path}`, {
      method,
      headers: { ...headers, ...(this.#cookie ? { cookie: this.#cookie } : {}) },
      body: body === undefined ? null : form ? body : JSON.stringify(body),
    });
    const response = await getResponse(this.#provider.handlers, request);
    if (!response) throw new Error(`Nothing handles ${method} ${path}.`);
    const cookie = response.headers.get('set-cookie');
    if (cookie) this.#cookie = cookie.split(';')[0] ?? '';
    const text = response.type === 'error' ? '' : await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text !== '' ? parse(text) : null,
    } satisfies Answered;
  }

  get = (path: string) => this.call('GET', path);
  post = (path: string, body?: unknown) => this.call('POST', path, body);
  put = (path: string, body?: unknown) => this.call('PUT', path, body);
  delete = (path: string) => this.call('DELETE', path);

  signIn(username = 'demo@example.com', password = 'demo-password') {
    return this.call('POST', '/auth', new URLSearchParams({ username, password }));
  }

  giveCode(otp: string) {
    return this.call('POST', '/auth/two_factor', new URLSearchParams({ otp }));
  }

  graphql(query: string, variables: Record<string, unknown> = {}) {
    return this.call('POST', '/kiosk', { query, variables });
  }
}

/** A body that is no JSON is kept as text: some faults send one. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Sets up a provider on a clock that the test drives; nobody is signed in. */
export function standing(options: CoreOptions = {}): {
  provider: Provider;
  clock: ManualClock;
  client: Client;
} {
  const clock = manualClock(start);
  const provider = createProvider({ clock, ...options });
  return { provider, clock, client: new Client(provider) };
}

/** Sets up the same with a signed-in user. */
export async function signedIn(options: CoreOptions = {}, username = 'demo@example.com') {
  const stage = standing(options);
  await stage.client.signIn(username);
  return stage;
}

export const demo = 'account_id=acc-demo1';

/** Signed in, with the events of the demonstration account from now on. */
export async function hearing(options: CoreOptions = {}) {
  const stage = await signedIn(options);
  const events: Event[] = [];
  stage.provider.bus.subscribe('acc-demo1', (event) => events.push(event));
  return { ...stage, events };
}

/** An event in short: `server.stop started srv-web01 +grp-deflt`, with what it touches. */
export const shortly = ({ action, state, affects, touches = [] }: Event): string =>
  [action, state, ...affects.map(({ id }) => id), ...touches.map(({ id }) => `+${id}`)].join(' ');

/** The ids of a list that was answered. */
export const idsOf = (body: unknown): string[] => (body as { id: string }[]).map(({ id }) => id);

/** The id of a record that was answered. */
export const idOf = (body: unknown): string => (body as { id: string }).id;
