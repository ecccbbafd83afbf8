// One window of a browser that goes from screen to screen.
import { setTimeout as wait } from 'node:timers/promises';
import { Answers } from './answers.mjs';
import { claimsIn, joinClaims } from './claims.mjs';
import { watchPage } from './page-script.mjs';
import { RAN } from './values.mjs';

const PASSWORD = 'demo-password';
/** Time without a request and without work after which a page rests, in milliseconds. */
const REST_MS = 250;
/**
 * Interval of the looks until then, in milliseconds: a claim that is false for a moment is false.
 */
const LOOK_MS = 800;
/** Time after which a screen with a held answer no longer changes, in milliseconds. */
const HELD_MS = 1500;
/** Failed reads are tried three times in two seconds. */
const LONGEST_MS = 6000;
/** Time until a page that makes requests has begun to, in milliseconds. */
const STARTS_MS = 3000;
/** Time until a second read has been requested, in milliseconds. */
const ASKS_MS = 600;
/** Time until there is a heading, if there will be one, in milliseconds. */
const WHITE_MS = 20_000;
/** Time after which a page without an answer hangs, on a busy machine too, in milliseconds. */
const HUNG_MS = 120_000;
/** Messages of the browser itself about answers that failed. */
const EXPECTED =
  /^(?:Failed to load resource|WebSocket connection to)|has been blocked by CORS policy/u;
const ABORTED = /ERR_ABORTED|interrupted by another navigation/u;
const LEFT = /Execution context was destroyed/u;
const EVENTS = /\/stream\b/u;
/** As `PROVIDER_BACK` of src/lib. */
const READ_AGAIN = 'wheelhouse:provider-back';
/** All rows on one page: where half of them cannot be read, others would be on the first. */
const LONG_PAGES = { name: 'wheelhouse.preferences', value: JSON.stringify({ pageSize: 100 }) };

const withLimit = (promise, milliseconds) => {
  const late = new AbortController();
  return Promise.race([
    promise.finally(() => late.abort()),
    wait(milliseconds, undefined, { signal: late.signal }).then(
      () => Promise.reject(new Error('hung')),
      () => promise,
    ),
  ]);
};

/** Names of everything in a world. */
const namesIn = (world) =>
  new Set(Object.values(world).flatMap((table) => table.all?.().map(({ name }) => name) ?? []));

export class Window {
  #browser;
  #staging;
  #who;
  #context;
  #page;
  #open = new Set();
  #names;
  #asked = 0;
  answers = new Answers();
  /** Problems since they were last cleared. */
  mishaps = [];

  constructor(browser, staging, who) {
    this.#browser = browser;
    this.#staging = staging;
    this.#who = who;
    this.#names = namesIn(staging.provider.world);
  }

  async #begin() {
    const { app, api } = this.#staging;
    this.#open = new Set();
    this.#context = await this.#browser.newContext({
      baseURL: app,
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins: [{ origin: app, localStorage: [LONG_PAGES] }] },
    });
    await this.#context.addInitScript(watchPage, RAN);
    await this.answers.routeEvents(this.#context, api);
    if (this.#who !== null) {
      await this.#context.request.post(`${api}/auth`, {
        form: { username: this.#who, password: PASSWORD },
      });
    }
    const page = await this.#context.newPage();
    await this.answers.route(this.#context, page, api);
    const ended = (request) => this.#open.delete(request);
    // Requests for events are answered late, if at all.
    page.on('request', (request) => {
      if (EVENTS.test(request.url())) return;
      this.#open.add(request);
      if (request.url().startsWith(api)) this.#asked += 1;
    });
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
    page.on('pageerror', (error) => this.mishaps.push(['uncaught', error.stack ?? String(error)]));
    page.on('crash', () => this.mishaps.push(['hung', 'the page crashed']));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !EXPECTED.test(text)) this.mishaps.push(['console', text]);
    });
    this.#page = page;
  }

  /** Opens an address anew, and returns what is seen once the page rests. */
  async visit(at) {
    if (this.#page === undefined) await this.#begin();
    const go = () => this.#page.goto(at, { waitUntil: 'commit', timeout: HUNG_MS });
    // A page that is going elsewhere by itself, as after a lost session, goes first.
    return this.#doing(async () => {
      const asked = this.#asked;
      await go().catch((error) => (ABORTED.test(String(error)) ? go() : Promise.reject(error)));
      await this.#untilAsked(asked, STARTS_MS);
    });
  }

  /** Has all that is on the screen read again. */
  readAgain() {
    return this.#doing(async () => {
      const asked = this.#asked;
      await this.#ask((name) => void dispatchEvent(new Event(name)), READ_AGAIN);
      await this.#untilAsked(asked, ASKS_MS);
    });
  }

  /** Waits for the first request: no page rests before it. */
  async #untilAsked(before, most) {
    for (let waited = 0; this.#asked === before && waited < most; waited += REST_MS) {
      await wait(REST_MS);
    }
  }

  async #doing(step) {
    try {
      await withLimit(step(), HUNG_MS);
      return await this.#rested();
    } catch (error) {
      this.mishaps.push(['hung', String(error)]);
      await this.close();
      return undefined;
    }
  }

  #ask(question, argument) {
    const ask = () => this.#page.evaluate(question, argument);
    // A page may go elsewhere by itself, as for an account that is now active. It is asked there.
    const askThere = (error) =>
      LEFT.test(String(error))
        ? this.#page.waitForLoadState('domcontentloaded').then(ask)
        : Promise.reject(error);
    return withLimit(ask().catch(askThere), HUNG_MS);
  }

  /** Returns what is seen at rest, with the claims of all looks until then. */
  async #rested() {
    const began = Date.now();
    const claims = new Map();
    let quietSince = began;
    let lookedAt = began;
    for (;;) {
      await wait(REST_MS);
      const { heldCount } = this.answers;
      const now = Date.now();
      const age = now - began;
      if (this.#open.size > heldCount) quietSince = now;
      const isQuiet = now - quietSince >= (heldCount > 0 ? HELD_MS : REST_MS);
      // A look costs the page as much as many answers do.
      if (!isQuiet && now - lookedAt < LOOK_MS && age < LONGEST_MS) continue;
      lookedAt = now;
      const { hasHeading, isBusy } = await this.#ask(() => window.hostileRest());
      const isAtRest = isQuiet && this.#open.size <= heldCount && (heldCount > 0 || !isBusy);
      const isDone = (isAtRest && hasHeading) || age > (hasHeading ? LONGEST_MS : WHITE_MS);
      const seen = await this.#ask(() => window.hostileLook());
      joinClaims(claims, claimsIn(seen.said, this.#names));
      if (isDone) return { ...seen, claims };
    }
  }

  async close() {
    const context = this.#context;
    this.#page = undefined;
    this.#context = undefined;
    await withLimit(context?.close() ?? Promise.resolve(), HUNG_MS).catch(() => undefined);
  }
}
