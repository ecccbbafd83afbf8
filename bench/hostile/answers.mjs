// Bends the provider's answers to one window, and its messages on the event stream.
import { bend, inUse, inUseOf, withoutFacts } from './bends.mjs';
import { pick, randomOf } from './random.mjs';

/** Bent seldom: without these answers the panel requests nothing more. */
const FIRST = /^\/1\.0\/(?:accounts|user)\/?$/u;
/** Never bent: sessions, keep-alives, and the handshake of the socket for events. */
const LEFT = /^\/(?:auth|stream|1\.0\/keep-alive)/u;
const TOKENS = /token/iu;
const ACCOUNT = /^\/1\.0\/accounts\/[^/]+\/?$/u;

const operationOf = (body = '') => /\b(?:query|mutation)\s+(\w+)/u.exec(body)?.[1] ?? '';

/** Billing is requested as a whole, and in parts if that was refused. */
const subjectOf = (operation) => (operation.startsWith('Billing') ? 'Billing' : operation);

/** Describes a request. `isLeft`: never bent. GraphQL reads use POST. */
function askedBy({ method, url: address, postData }) {
  const url = new URL(address);
  const operation = method === 'POST' ? operationOf(postData) : '';
  const isRead = ['GET', 'HEAD'].includes(method) || operation !== '';
  const isLeft = LEFT.test(url.pathname) || !isRead;
  return {
    isLeft,
    path: url.pathname,
    group: subjectOf(operation) || url.pathname.split('/', 3).join('/'),
    name: `${method} ${url.pathname}${url.search} ${operation}`,
  };
}

function rateOf({ path, name }) {
  if (FIRST.test(path)) return 0.06;
  return TOKENS.test(name) ? 0.1 : 0.85;
}

const LENGTH = new Set(['content-length', 'content-encoding']);

/** Headers for a new body. */
const withoutLength = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !LENGTH.has(name.toLowerCase())));

const listOf = (headers) => Object.entries(headers).map(([name, value]) => ({ name, value }));

const failed = () => ({ how: '500', fails: 500 });

/** Answers that openly hold no facts, or little more than that something is in use. */
const CONTROLS = {
  failed,
  untold: ({ text }) => ({ how: 'untold', text: withoutFacts(text) }),
  inUse: ({ text }, { path }) =>
    ACCOUNT.test(path) ? { how: 'in use', text: inUse(text) } : failed(),
  serverInUse: ({ text }) => ({ how: 'a server in use', text: inUseOf('servers_used', text) }),
  ipInUse: ({ text }) => ({ how: 'a cloud IP in use', text: inUseOf('cloud_ips_used', text) }),
};

/** Controls that make an account's own answer say that it uses something. */
export const USED = ['inUse', 'serverInUse', 'ipInUse'];

/** Hows that leave the messages of the stream as they are. */
const LEAVES_STREAM = new Set(['unread', 'true']);

const base64 = (text) => Buffer.from(text).toString('base64');

/**
 * One window's answers, bent by the current plan. The browser's own protocol takes them, at the
 * response and of the provider alone. Playwright's routes would take the cache from every file of
 * the panel.
 * @typedef {'readable' | 'unknowable' | 'unread' | 'true'} How
 */
export class Answers {
  /**
   * @type {{ seed: number, visit: number, round: number, how: How,
   *   control?: 'held' | keyof typeof CONTROLS } | undefined}
   */
  #plan;
  #asked = new Map();
  #bent = [];
  #held = [];

  /** Without a plan every answer passes. */
  async begin(plan) {
    this.#plan = plan;
    this.#asked = new Map();
    const held = this.#held;
    this.#held = [];
    for (const fail of held) await fail();
  }

  /** Returns what was bent since the last call. */
  take() {
    const bent = this.#bent;
    this.#bent = [];
    return bent;
  }

  /** Answers held back until the next `begin`. */
  get heldCount() {
    return this.#held.length;
  }

  /**
   * Depends on the plan, the question and how often it was asked, not on the order of questions.
   */
  #randomFor(name) {
    const { seed, visit, round } = this.#plan;
    const nth = (this.#asked.get(name) ?? 0) + 1;
    this.#asked.set(name, nth);
    return randomOf(seed, visit, round, name, nth);
  }

  /** True if an answer is unread. It is so for the whole visit, in lists as in records. */
  #isUnread({ path, name, group }) {
    const { seed, visit } = this.#plan;
    if (FIRST.test(path) || TOKENS.test(name)) return false;
    const share = pick(randomOf(seed, visit, 'share'), [0.3, 0.6, 1]);
    return randomOf(seed, visit, 'unread', group)() < share;
  }

  #isMeant(asked, random) {
    const { how, control } = this.#plan;
    if (USED.includes(control) && ACCOUNT.test(asked.path)) return true;
    if (how === 'true') return false;
    return how === 'unread' ? this.#isUnread(asked) : random() <= rateOf(asked);
  }

  async routeEvents(context, api) {
    await context.routeWebSocket(
      (url) => url.host === new URL(api).host,
      (socket) => {
        const server = socket.connectToServer();
        server.onMessage((message) => socket.send(this.#message(message)));
      },
    );
  }

  async route(context, page, api) {
    const browser = await context.newCDPSession(page);
    const send = (method, options) => browser.send(method, options).catch(() => undefined);
    browser.on('Fetch.requestPaused', (paused) => void this.#answer(paused, send));
    await browser.send('Fetch.enable', {
      patterns: [{ urlPattern: `${api}/*`, requestStage: 'Response' }],
    });
  }

  async #answer({ requestId, request, responseStatusCode: status, responseHeaders }, send) {
    const pass = () => send('Fetch.continueRequest', { requestId });
    const drop = () => send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
    const asked = askedBy(request);
    if (this.#plan === undefined || asked.isLeft || status === undefined) return pass();
    const { how, control } = this.#plan;
    const random = this.#randomFor(asked.name);
    if (!this.#isMeant(asked, random)) return pass();
    if (control === 'held') {
      this.#held.push(drop);
      return undefined;
    }
    if (status >= 300) return pass();
    const headers = Object.fromEntries(responseHeaders.map(({ name, value }) => [name, value]));
    const hasBody = request.method !== 'HEAD';
    const answer = hasBody && (await send('Fetch.getResponseBody', { requestId }));
    const text = answer ? Buffer.from(answer.body, answer.base64Encoded ? 'base64' : 'utf8') : '';
    const given = { text: String(text), headers, hasBody };
    const bent = control === undefined ? bend(given, random, how) : CONTROLS[control](given, asked);
    if (bent === undefined) return pass();
    this.#bent.push(`${asked.name}: ${bent.how}`);
    if (bent.fails === 'drop') return drop();
    const { fails, headers: told = headers } = bent;
    return send('Fetch.fulfillRequest', {
      requestId,
      responseCode: fails ?? status,
      responseHeaders: listOf(hasBody ? withoutLength(told) : told),
      body: base64(fails === undefined ? (bent.text ?? String(text)) : '{"errors":["Odd"]}'),
    });
  }

  #message(message) {
    if (this.#plan === undefined || typeof message !== 'string') return message;
    if (LEAVES_STREAM.has(this.#plan.how) || !message.includes('"data"')) return message;
    const random = this.#randomFor('stream');
    const bent =
      random() < 0.8 && bend({ text: message, headers: {}, hasBody: true }, random, 'readable');
    if (!bent) return message;
    this.#bent.push(`stream: ${bent.how}`);
    return bent.text;
  }
}
