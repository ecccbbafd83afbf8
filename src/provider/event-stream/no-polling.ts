/*
 * Stands in for `cometd`'s polling transports (vite.config.ts), which its client makes in any case.
 * Long-polling is fetched when it is first needed; callback-polling runs script from its host.
 */

export class LongPollingTransport {}

export class CallbackPollingTransport {}
