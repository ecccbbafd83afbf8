/* Stands in for `cometd`'s polling transports (vite.config.ts), which it creates but never uses. */

export class LongPollingTransport {}

export class CallbackPollingTransport {}
