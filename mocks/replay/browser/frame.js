// Runs first in the window that shows a report's panel. Sets its clock, storage and event stream to
// the moment that the page around it names. Does nothing in other windows.
(() => {
  const { moment, theme, account, network, stream, session } = window.frameElement?.dataset ?? {};
  if (moment === undefined) return;
  const own = new URL('.', document.currentScript.src);
  const settings = new URL('../config.json', own).pathname;

  // The clock runs on from that moment.
  const RealDate = Date;
  const ahead = Number(moment) - RealDate.now();
  let away = 0;
  const now = () => RealDate.now() + ahead - away;
  window.Date = new Proxy(RealDate, {
    construct: (target, given, maker) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, maker),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });

  // Storage belongs to this window alone, and no other window is notified.
  const storage = (kept) => ({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, String(value)),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  });
  const preferences = {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    ...(account && { lastAccount: account, accountHistory: [account] }),
  };
  const local = new Map([
    ['wheelhouse.preferences', JSON.stringify(preferences)],
    ...(session === 'invalid' ? [] : [['wheelhouse.signed-in', 'yes']]),
  ]);
  Object.defineProperty(window, 'localStorage', { value: storage(local) });
  Object.defineProperty(window, 'sessionStorage', { value: storage(new Map()) });
  window.BroadcastChannel = class extends EventTarget {
    postMessage() {}
    close() {}
  };

  // The event stream sends no events: it is up, down or pending. It has as much of Bayeux 1.0 as
  // the panel uses.
  class ReplayedStream {
    readyState = 0;

    constructor(url) {
      this.url = url;
      if (stream === 'connected') setTimeout(() => this.#open());
      else if (stream === 'offline') setTimeout(() => this.close());
    }

    #open() {
      this.readyState = 1;
      this.onopen?.({});
    }

    send(text) {
      for (const message of [JSON.parse(text)].flat()) {
        const { id, channel, subscription, advice } = message;
        const isHeld = channel === '/meta/connect' && advice?.timeout !== 0;
        const answer = {
          id,
          channel,
          subscription,
          successful: true,
          clientId: 'replay',
          version: '1.0',
          supportedConnectionTypes: ['websocket'],
          advice: { reconnect: 'retry', interval: 0, timeout: 10000 },
        };
        const tell = () => this.onmessage?.({ data: JSON.stringify([answer]) });
        setTimeout(() => this.readyState === 1 && tell(), isHeld ? 9000 : 0);
      }
    }

    close(code = 1006, reason = '') {
      if (this.readyState === 3) return;
      this.readyState = 3;
      setTimeout(() => this.onclose?.({ code, reason, wasClean: code === 1000 }));
    }
  }
  window.WebSocket = new Proxy(WebSocket, {
    construct: (target, given) =>
      String(given[0]).endsWith('/stream')
        ? new ReplayedStream(given[0])
        : Reflect.construct(target, given),
  });

  // No events by long-polling either.
  window.XMLHttpRequest = class extends XMLHttpRequest {
    #isStream = false;

    open(method, url, ...more) {
      this.#isStream = String(url).endsWith('/stream');
      super.open(method, url, ...more);
    }

    send(body) {
      if (!this.#isStream) super.send(body);
      else if (stream === 'offline') setTimeout(() => this.onerror?.({}));
    }
  };

  // A screen takes the focus as it opens, but the keys belong to the bar until somebody goes in.
  const quieten = ({ prototype }, name) => {
    const take = prototype[name];
    prototype[name] = function (options) {
      if (document.hasFocus()) take.call(this, options);
    };
  };
  quieten(HTMLElement, 'focus');
  quieten(HTMLInputElement, 'select');

  // Other screens are not fetched ahead: each moment loads the panel again.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

  // Time since the last request or answer. Temporary failures are retried twice, within 2 s each.
  let last = performance.now();
  const note = (ahead = 0) => (last = Math.max(last, performance.now() + ahead));
  const failed = new Map();
  const noteFailure = (url) => {
    const times = (failed.get(url) ?? 0) + 1;
    failed.set(url, times % 3);
    note(times < 3 ? 2000 : 0);
  };
  new PerformanceObserver(() => note()).observe({ type: 'resource', buffered: true });
  const ask = window.fetch.bind(window);
  window.fetch = async (url, options) => {
    note();
    try {
      const answer = await ask(url === settings ? new URL('config.json', own) : url, options);
      // Requests that were not recorded get a 501 and are not retried.
      if (answer.status >= 500 && answer.status !== 501) noteFailure(url);
      else note();
      return answer;
    } catch (thrown) {
      if (options?.signal?.aborted !== true) noteFailure(url);
      throw thrown;
    }
  };

  // No link leads out of a replay: neither to the provider, which does not exist here, nor to a
  // host in the report.
  const provider = new URL('provider/', own).href;
  const leave = (event) => {
    const link = event.target.closest?.('a[href]') ?? undefined;
    const isWithin = link?.origin === location.origin && !link.href.startsWith(provider);
    if (link === undefined || isWithin) return;
    event.preventDefault();
    window.frameElement.dispatchEvent(new Event('left'));
  };
  for (const press of ['click', 'auxclick']) addEventListener(press, leave, { capture: true });
  window.open = () => null;

  let isHidden = false;
  const visible = { get: () => (isHidden ? 'hidden' : 'visible'), configurable: true };
  Object.defineProperty(document, 'visibilityState', visible);
  const turn = (hidden, milliseconds) => {
    isHidden = hidden;
    away = milliseconds;
    document.dispatchEvent(new Event('visibilitychange'));
  };

  /** Interface for the page around the frame. */
  window.replayed = {
    /** In milliseconds; 0 until something is drawn. */
    quietFor: () => (document.querySelector('h1') === null ? 0 : performance.now() - last),
    /** Makes the screen read all its data again, as after a long absence. */
    wake() {
      turn(true, 31000);
      turn(false, 0);
    },
    /** Takes the panel offline once the screen is shown: offline it fetches no code. */
    settle() {
      if (network !== 'offline') return;
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
      window.dispatchEvent(new Event('offline'));
    },
  };
})();
