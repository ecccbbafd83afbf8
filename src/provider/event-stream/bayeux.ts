import { CometD, type Message, type Transport } from 'cometd';
import { fieldOf } from '@/lib/values';

const isMessage = (message: unknown): boolean => typeof fieldOf(message, 'channel') === 'string';

function parsed(frame: unknown): unknown {
  if (typeof frame !== 'string') return frame;
  try {
    return JSON.parse(frame) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns a frame's messages, or undefined if one is invalid. The client's own reader throws. */
function readFrame(frame: unknown): readonly object[] | undefined {
  const read = parsed(frame);
  const messages: readonly unknown[] = Array.isArray(read) ? read : [read];
  return messages.every(isMessage) ? (messages as readonly object[]) : undefined;
}

export type Way = 'socket' | 'polling';

const TRANSPORTS: Readonly<Record<Way, string>> = { socket: 'websocket', polling: 'long-polling' };

export interface BayeuxOptions {
  /** `ws:` or `wss:` address; long-polling asks the same host by HTTP. */
  address: string;
  way: Way;
  /** Limit for opening and handshake together, in ms; 5000 by default. */
  openWithin?: number;
  channel: string;
  token: () => Promise<string>;
  onSubscribed: () => void;
  onMessage: (data: unknown) => void;
  /** Called once; no other callback follows. */
  onBroken: (reason: Broken) => void;
}

export type Broken =
  /** `connection`: the connection, the handshake or a held connect failed. */
  { why: 'connection' } | { why: 'refused'; message: string } | { why: 'token'; thrown: unknown };

/** Limits opening with its handshake, a subscription, and a connect past its hold. */
const ANSWER_MS = 5000;
/** A lost stream is noticed after this and `ANSWER_MS`; Faye's own 45 s would be too long. */
const HELD_MS = 10_000;

class QuietClient extends CometD {
  _warn(): void {
    // Every failure also reaches a listener; the console stays quiet.
  }
}

function failed(message: Message): boolean {
  return message.successful !== true;
}

/**
 * Replaces the server's advice in each timely answer, since the client waits as long as advised. A
 * server that holds longer keeps its own. The first connect asks for an answer at once.
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

/** Suppresses a goodbye to a server that was lost or never reached: it would open a connection. */
function leaveQuietly(comet: CometD, isLost: () => boolean): void {
  comet.registerExtension('quiet-leave', {
    outgoing: (message) => {
      const isUnheard = isLost() || message.clientId === undefined;
      return message.channel === '/meta/disconnect' && isUnheard ? null : message;
    },
  });
}

/** Reports an unreadable frame, which may have been an event: the stream counts as lost. */
function readFrames(comet: CometD, transport: string, onUnreadable: () => void): void {
  Object.assign(comet.findTransport(transport) ?? {}, {
    convertToMessages: (frame: unknown) => {
      const messages = readFrame(frame);
      if (messages === undefined) onUnreadable();
      return messages ?? [];
    },
  });
}

/** Parts of the WebSocket transport that its types lack (cometd 9, `WebSocketTransport.js`). */
interface SocketTransport extends Transport {
  send: (envelope: unknown, isConnect: boolean) => void;
  convertToJSON: (messages: unknown) => string;
}

/**
 * Gives up a message that is not written at once. If the connection ends between two connects,
 * no message fails: the client silently opens another for the next one.
 */
function hearReopened(
  transport: SocketTransport,
  isBegun: () => boolean,
  onLost: () => void,
): void {
  const send = transport.send.bind(transport);
  const convertToJSON = transport.convertToJSON.bind(transport);
  let written = 0;
  Object.assign(transport, {
    convertToJSON: (messages: unknown) => {
      written += 1;
      return convertToJSON(messages);
    },
    send: (envelope: unknown, isConnect: boolean) => {
      const before = written;
      send(envelope, isConnect);
      if (written > before || !isBegun()) return;
      transport.abort();
      // After the client's own sending, or it would count itself as connected.
      queueMicrotask(onLost);
    },
  } satisfies Partial<SocketTransport>);
}

/** Each attempt is a new connection, with a new token and a visible refusal. */
export function connectBayeux(options: BayeuxOptions): { close(): void } {
  const { openWithin = ANSWER_MS } = options;
  const transport = TRANSPORTS[options.way];
  const comet = new QuietClient();
  // No other transport stays: callback-polling runs script from its host.
  for (const type of comet.getTransportTypes()) {
    if (type !== transport) comet.unregisterTransport(type);
  }
  comet.configure({
    // The client turns it into a WebSocket address itself.
    url: options.address.replace(/^ws/u, 'http'),
    // The client's scheduler is a worker from a blob, which the content security policy forbids.
    useWorkerScheduler: false,
    appendMessageTypeToURL: false,
    backoffIncrement: 100,
    maxBackoff: 100,
    connectTimeout: openWithin,
    maxNetworkDelay: ANSWER_MS,
    logLevel: 'warn',
  });
  askShort(comet);
  let over = false;
  let isLost = false;
  leaveQuietly(comet, () => isLost);
  const end = () => {
    over = true;
    clearTimeout(handshake);
    comet.clearListeners();
    comet.disconnect();
  };
  const broken = (reason: Broken) => {
    if (over) return;
    isLost = reason.why === 'connection';
    end();
    options.onBroken(reason);
  };
  const lose = () => broken({ why: 'connection' });
  readFrames(comet, transport, lose);
  let isBegun = false;
  const socket = comet.findTransport('websocket') as SocketTransport | null;
  if (socket) hearReopened(socket, () => isBegun, lose);
  // The client limits opening and handshake separately.
  const handshake = setTimeout(lose, openWithin);
  const subscribe = async () => {
    let token: string;
    try {
      token = await options.token();
    } catch (thrown) {
      broken({ why: 'token', thrown });
      return;
    }
    if (over) return;
    // Not in the handshake's batch: Faye answers a batch only with its held connect.
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
    isBegun = !failed(answer);
    if (isBegun) void subscribe();
    else lose();
  });
  comet.addListener('/meta/connect', (answer) => {
    if (failed(answer)) lose();
  });
  comet.handshake();
  return {
    close: () => {
      if (!over) end();
    },
  };
}
