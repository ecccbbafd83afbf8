import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Connection } from '@mocks/proxy/connect';
import { createProxy } from '@mocks/proxy/proxy';
import type { Plugin } from 'vite';

/** Makes the dev server forward the provider's requests to a provider elsewhere. */
export function providerElsewhere({ targets, config }: Connection): Plugin {
  const proxy = createProxy(targets, (sentence) => console.error(sentence));
  return {
    name: 'provider-elsewhere',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (proxy.handle(request, response)) return;
        if (request.url !== '/config.json') {
          next();
          return;
        }
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(config));
      });
      server.httpServer?.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        proxy.upgrade(request, socket, head);
      });
    },
  };
}
