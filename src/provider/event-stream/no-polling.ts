/* Stands for the polling transports of `cometd` (vite.config.ts): it makes them, though none is used. */

export class LongPollingTransport {}

export class CallbackPollingTransport {}
