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

/** An attempt to open a socket that takes longer is given up, in milliseconds. */
const CONNECT_TIMEOUT_MS = 5000;

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
    connectTimeout: CONNECT_TIMEOUT_MS,
    logLevel: 'warn',
  });
  let over = false;
  const end = () => {
    over = true;
    comet.clearListeners();
    comet.disconnect();
  };
  const broken = (reason: Broken) => {
    if (over) return;
    end();
    options.onBroken(reason);
  };
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
