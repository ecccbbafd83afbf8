import type { Subscribed } from '@mocks/demo/messages';
import { ownEntry } from '../../own-entry';

/** Bayeux message, as far as the event stream uses the protocol (docs/wire.md). */
export interface BayeuxMessage {
  channel: string;
  id?: string;
  clientId?: string;
  subscription?: string;
  ext?: Record<string, unknown>;
  advice?: { timeout?: number };
  data?: unknown;
  successful?: boolean;
  error?: string;
}

interface Host {
  /** Sends to the client. */
  send(messages: readonly object[]): void;
  /** Checks a token for a channel. */
  subscribe(token: unknown, channel: string): Promise<Subscribed>;
  /** Runs a function later; returns a function that cancels it. */
  after(milliseconds: number, run: () => void): () => void;
}

/** Faye's advice: a connect is answered after 45 s, or sooner if the client asks for it. */
const HOLD_MS = 45_000;
const advice = { reconnect: 'retry', interval: 0, timeout: HOLD_MS };

/** Server side of one client's event stream. */
export interface BayeuxServer {
  receive(messages: readonly BayeuxMessage[]): void;
  /** Sends to the client if it has subscribed. */
  publish(channel: string, data: unknown): void;
  end(): void;
}

export function createBayeuxServer(host: Host): BayeuxServer {
  const clientId = crypto.randomUUID();
  const channels = new Set<string>();
  let held: { answer: () => void; callOff: () => void } | undefined;

  const answer = (message: BayeuxMessage, more: object) => {
    const { channel, id } = message;
    host.send([{ channel, ...(id !== undefined && { id }), clientId, successful: true, ...more }]);
  };
  const letGo = () => {
    held?.callOff();
    held?.answer();
    held = undefined;
  };

  const connect = (message: BayeuxMessage) => {
    letGo();
    const respond = () => {
      held = undefined;
      answer(message, { advice });
    };
    const { timeout = HOLD_MS } = message.advice ?? {};
    if (timeout <= 0) respond();
    else
      held = { answer: () => answer(message, { advice }), callOff: host.after(timeout, respond) };
  };

  const subscribe = async (message: BayeuxMessage) => {
    const { subscription = '' } = message;
    try {
      const { refusal } = await host.subscribe(message.ext?.['auth_token'], subscription);
      if (refusal === null) channels.add(subscription);
      answer(message, {
        subscription,
        ...(refusal !== null && { successful: false, error: refusal }),
      });
    } catch {
      answer(message, { subscription, successful: false });
    }
  };

  const does: Record<string, (message: BayeuxMessage) => void> = {
    '/meta/handshake': (message) =>
      answer(message, { version: '1.0', supportedConnectionTypes: ['websocket'], advice }),
    '/meta/connect': connect,
    '/meta/subscribe': (message) => void subscribe(message),
    '/meta/unsubscribe': (message) => {
      const { subscription = '' } = message;
      channels.delete(subscription);
      answer(message, { subscription });
    },
    '/meta/disconnect': (message) => {
      channels.clear();
      letGo();
      answer(message, {});
    },
  };

  return {
    receive(messages) {
      for (const message of messages) {
        const act = ownEntry(does, message.channel);
        if (act) act(message);
        else answer(message, { successful: false, error: '403::Publishing is not allowed' });
      }
    },
    publish(channel, data) {
      if (channels.has(channel)) host.send([{ channel, data }]);
    },
    end() {
      held?.callOff();
      held = undefined;
      channels.clear();
    },
  };
}
