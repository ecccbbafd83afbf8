// Runs first in the window in which a report's panel is shown: its clock, its storage and its event stream are
// those of the moment that the page around it tells. Anywhere else it does nothing.
(() => {
  const { moment, theme, account, network, stream, session } = window.frameElement?.dataset ?? {};
  if (moment === undefined) return;
  const own = new URL('.', document.currentScript.src);
  const settings = new URL('../config.json', own).pathname;

  // Time goes on from that moment.
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

  // What is kept here is nobody's but this window's, and no other window hears of it.
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

  // The event stream tells nothing: it is up, down or still to come (Bayeux 1.0, as much as the panel asks).
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

  // Nor does it by long-polling.
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

  // A screen takes the focus as it opens. The keys are the bar's until somebody goes in.
  const quieten = ({ prototype }, name) => {
    const take = prototype[name];
    prototype[name] = function (options) {
      if (document.hasFocus()) take.call(this, options);
    };
  };
  quieten(HTMLElement, 'focus');
  quieten(HTMLInputElement, 'select');

  // Other screens than the one that is shown are not fetched ahead: each moment begins anew.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

  // How long nothing has been asked or answered. What failed in passing is asked for twice more, within 2 s each.
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
      // What was not recorded is asked for once.
      if (answer.status >= 500 && answer.status !== 501) noteFailure(url);
      else note();
      return answer;
    } catch (thrown) {
      if (options?.signal?.aborted !== true) noteFailure(url);
      throw thrown;
    }
  };

  // Nothing leads out of a replay: not to the provider, which is none here, nor to a host that a report names.
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

  /** For the page around. */
  window.replayed = {
    /** Milliseconds; 0 until something is drawn. */
    quietFor: () => (document.querySelector('h1') === null ? 0 : performance.now() - last),
    /** Has all that is on the screen read again, as after a long absence. */
    wake() {
      turn(true, 31000);
      turn(false, 0);
    },
    /** As late as this: offline, the panel fetches no code. */
    settle() {
      if (network !== 'offline') return;
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
      window.dispatchEvent(new Event('offline'));
    },
  };
})();
