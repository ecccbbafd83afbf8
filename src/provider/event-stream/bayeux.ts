import { CometD, type Message } from 'cometd';

export interface BayeuxOptions {
  /** `ws:` or `wss:` address of the server. */
  address: string;
  channel: string;
  token: () => Promise<string>;
  /** Called once, when messages begin to arrive. */
  onSubscribed: () => void;
  onMessage: (data: unknown) => void;
  /** Called once, whatever broke; nothing is called afterwards. */
  onBroken: (reason: Broken) => void;
}

export type Broken =
  /** The socket, the handshake or a held connect failed. */
  | { why: 'connection' }
  /** The provider refused the subscription. */
  | { why: 'refused'; message: string }
  /** No token to subscribe with. */
  | { why: 'token'; thrown: unknown };

/**
 * What is answered at once takes no longer, in milliseconds: opening and handshake together, a
 * subscription, and a held connect once its time is over. It is as long as the start may take.
 */
const ANSWER_MS = 5000;
/**
 * How long the server is asked to hold a connect, in milliseconds. Its answer is all that is heard
 * while nothing happens, so a stream that has gone silent is known after this and `ANSWER_MS`. Faye
 * holds for 45 s by itself; a message of 200 bytes every 10 s costs less than a quarter of a minute
 * in which what is shown is not true.
 */
const HELD_MS = 10_000;

/** The client without its remarks in the console: whoever opened the stream tells what matters. */
class QuietClient extends CometD {
  _warn(): void {
    // What it would warn of is a failure, and every failure reaches its listeners.
  }
}

function failed(message: Message): boolean {
  return message.successful !== true;
}

/**
 * Asks for short connects. The client waits for an answer as long as the advice says, so that is ours
 * from the first answer on that comes in our time: of a server that holds connects as long as it likes
 * no more is expected than it promises. (The client's own first connect asks to be answered at once.)
 */
function askShort(comet: CometD): void {
  let asked = 0;
  comet.registerExtension('short-connects', {
    outgoing: (message) => {
      if (message.channel !== '/meta/connect') return message;
      asked = performance.now();
      return { advice: { timeout: HELD_MS }, ...message };
    },
    incoming: (message) => {
      const isLate = performance.now() - asked > HELD_MS + ANSWER_MS;
      if (message.channel !== '/meta/connect' || isLate) return message;
      return { ...message, advice: { ...message.advice, timeout: HELD_MS } };
    },
  });
}

/**
 * One connection to a Bayeux server with one subscription, from the handshake to its first failure.
 * Trying again is the caller's business: each attempt is a new connection, so that a subscription
 * which the server has forgotten is asked for anew, with a new token, and its refusal is seen.
 */
export function connectBayeux(options: BayeuxOptions): { close(): void } {
  const comet = new QuietClient();
  comet.unregisterTransport('long-polling');
  comet.unregisterTransport('callback-polling');
  comet.configure({
    url: options.address,
    // Its timer would be a worker from a blob, which the content security policy bars.
    useWorkerScheduler: false,
    appendMessageTypeToURL: false,
    backoffIncrement: 100,
    maxBackoff: 100,
    connectTimeout: ANSWER_MS,
    maxNetworkDelay: ANSWER_MS,
    logLevel: 'warn',
  });
  askShort(comet);
  let over = false;
  const end = () => {
    over = true;
    clearTimeout(handshake);
    comet.clearListeners();
    comet.disconnect();
  };
  const broken = (reason: Broken) => {
    if (over) return;
    end();
    options.onBroken(reason);
  };
  // The client's own limits are for opening and for the handshake one after the other.
  const handshake = setTimeout(() => broken({ why: 'connection' }), ANSWER_MS);
  const subscribe = async () => {
    let token: string;
    try {
      token = await options.token();
    } catch (thrown) {
      broken({ why: 'token', thrown });
      return;
    }
    if (over) return;
    // In a frame of its own: Faye answers a batch only when its held connect is answered too.
    comet.subscribe(
      options.channel,
      ({ data }: { data?: unknown }) => {
        if (!over) options.onMessage(data);
      },
      { ext: { auth_token: token } },
      (answer) => {
        if (over) return;
        if (!failed(answer)) options.onSubscribed();
        else if (answer.error === undefined) broken({ why: 'connection' });
        else broken({ why: 'refused', message: answer.error });
      },
    );
  };
  comet.addListener('/meta/handshake', (answer) => {
    clearTimeout(handshake);
    if (failed(answer)) broken({ why: 'connection' });
    else void subscribe();
  });
  comet.addListener('/meta/connect', (answer) => {
    if (failed(answer)) broken({ why: 'connection' });
  });
  comet.handshake();
  return {
    close: () => {
      if (!over) end();
    },
  };
}
