import { LongPollingTransport } from 'cometd/LongPollingTransport.js';
import { connectBayeux } from './bayeux';
import type { Connect } from './keep-open';

/** By requests that are held open, for where no WebSocket gets through. */
export const connectByPolling: Connect = (options) =>
  connectBayeux(options, { type: 'long-polling', transport: new LongPollingTransport() });
