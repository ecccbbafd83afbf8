declare module 'faye' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { Duplex } from 'node:stream';

  export interface Message {
    channel: string;
    subscription?: string;
    ext?: Record<string, unknown>;
    /** `code:params:message`; set by an extension to refuse. */
    error?: string;
  }

  export interface Extension {
    /** `request` is null for the server's own client. */
    incoming(
      message: Message,
      request: IncomingMessage | null,
      callback: (message: Message) => void,
    ): void;
    outgoing(
      message: Message,
      request: IncomingMessage | null,
      callback: (message: Message) => void,
    ): void;
  }

  export class NodeAdapter {
    constructor(options: { mount: string; timeout?: number; ping?: number });
    addExtension(extension: Extension): void;
    handle(request: IncomingMessage, response: ServerResponse): void;
    handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
    getClient(): {
      publish(channel: string, data: unknown): PromiseLike<void>;
      /** Nothing to wait for when it isn't connected. */
      disconnect(): PromiseLike<void> | undefined;
    };
    close(): void;
  }

  /** The library's client, for tests of the server. */
  export class Client {
    constructor(endpoint: string, options?: { retry?: number });
    addExtension(extension: {
      outgoing(message: Message, callback: (message: Message) => void): void;
    }): void;
    subscribe(channel: string, listener: (data: unknown) => void): PromiseLike<void>;
    publish(channel: string, data: unknown): PromiseLike<void>;
    on(event: 'transport:down' | 'transport:up', listener: () => void): void;
    disconnect(): void;
  }

  const faye: { NodeAdapter: typeof NodeAdapter; Client: typeof Client };
  export default faye;
}
