declare module 'cometd/LongPollingTransport.js' {
  import type { Transport } from 'cometd';

  export const LongPollingTransport: new () => Transport;
}
