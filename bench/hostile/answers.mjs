// Bends what the provider answers to one window, and tells it on the stream.
import { randomOf } from './random.mjs';
import { bend } from './bends.mjs';

/** Without these nothing more is asked, so that little would be bent: seldom. */
const FIRST = /^\/1\.0\/(?:accounts|user)\/?$/u;
/** A session is no answer; events have a socket, of which the handshake passes. */
const LEFT = /^\/(?:auth|stream|1\.0\/keep-alive)/u;
const TOKENS = /token|kiosk/iu;

function operationOf(request) {
  const body = request.postDataJSON?.bind(request);
  try {
    return /\b(?:query|mutation)\s+(\w+)/u.exec(body()?.query ?? '')?.[1] ?? '';
  } catch {
    return '';
  }
}

/** What is asked, and whether it is a read: GraphQL asks by POST. */
function askedBy(request) {
  const method = request.method();
  const url = new URL(request.url());
  const operation = method === 'POST' ? operationOf(request) : '';
  const isRead = ['GET', 'HEAD'].includes(method) || operation !== '';
  const isLeft = LEFT.test(url.pathname) || !isRead;
  return {
    isLeft,
    path: url.pathname,
    name: `${method} ${url.pathname}${url.search} ${operation}`,
  };
}

function rateOf({ path, name }) {
  if (FIRST.test(path)) return 0.06;
  return TOKENS.test(name) ? 0.1 : 0.75;
}

const LENGTH = new Set(['content-length', 'content-encoding']);

/** Of another body. */
const withoutLength = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !LENGTH.has(name.toLowerCase())));

/** One window's answers, of the plan that is set. */
export class Answers {
  /** @type {{ seed: number, visit: number, round: number, isUnknowable: boolean } | undefined} */
  #plan;
  #asked = new Map();
  #bent = [];

  /** Without a plan every answer passes. */
  begin(plan) {
    this.#plan = plan;
    this.#asked = new Map();
  }

  /** What was bent since the last time. */
  take() {
    const bent = this.#bent;
    this.#bent = [];
    return bent;
  }

  /** Follows from what is asked how often in which round, not from the order of different questions. */
  #randomFor(name) {
    const { seed, visit, round } = this.#plan;
    const nth = (this.#asked.get(name) ?? 0) + 1;
    this.#asked.set(name, nth);
    return randomOf(seed, visit, round, name, nth);
  }

  async route(context, api) {
    await context.route(
      (url) => url.origin === api,
      (route) => this.#answer(route).catch(() => route.abort().catch(() => undefined)),
    );
    await context.routeWebSocket(
      (url) => url.host === new URL(api).host,
      (socket) => {
        const server = socket.connectToServer();
        server.onMessage((message) => socket.send(this.#message(message)));
      },
    );
  }

  async #answer(route) {
    const request = route.request();
    const asked = askedBy(request);
    if (this.#plan === undefined || asked.isLeft) return route.continue();
    const random = this.#randomFor(asked.name);
    if (random() > rateOf(asked)) return route.continue();
    const { isUnknowable } = this.#plan;
    const answer = await route.fetch();
    const hasBody = request.method() !== 'HEAD';
    const given = { text: hasBody ? await answer.text() : '', headers: answer.headers(), hasBody };
    const bent = answer.ok() ? bend(given, random, isUnknowable) : undefined;
    if (bent === undefined) return route.fulfill({ response: answer });
    this.#bent.push(`${asked.name}: ${bent.how}`);
    if (bent.fails === 'drop') return route.abort('connectionreset');
    return route.fulfill({
      status: bent.fails ?? answer.status(),
      headers: hasBody
        ? withoutLength(bent.headers ?? given.headers)
        : (bent.headers ?? given.headers),
      body: bent.fails === undefined ? (bent.text ?? given.text) : '{"errors":["Odd"]}',
    });
  }

  #message(message) {
    if (this.#plan === undefined || typeof message !== 'string') return message;
    if (!message.includes('"data"')) return message;
    const random = this.#randomFor('stream');
    const bent =
      random() < 0.8 && bend({ text: message, headers: {}, hasBody: true }, random, false);
    if (!bent) return message;
    this.#bent.push(`stream: ${bent.how}`);
    return bent.text;
  }
}
