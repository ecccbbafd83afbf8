import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { isProviderPath } from '@mocks/faces';
import { createProvider, type Provider } from '@mocks/handlers';
import { startSchedules } from '@mocks/provider/behaviour/start-schedules';
import type { CoreOptions } from '@mocks/provider/core';
import { dialNames, dialsFromQuery } from '@mocks/provider/dials';
import { isWorldName } from '@mocks/provider/worlds/named';
import { answerRequest } from '@mocks/serve/answer';
import { configFor } from '@mocks/serve/config';
import { createEventStream, type EventStream } from '@mocks/serve/events';
import { admitClients } from '@mocks/serve/real-orbit';
import { clientsOf } from '@mocks/real/registry/door';
import type { Registry } from '@mocks/real/registry/registry';
import type { Swift } from '@mocks/real/swift/swift';
import type { Connect, Plugin } from 'vite';

interface Stage {
  provider: Provider;
  stream: EventStream;
  /** Ends its event stream and its schedules. */
  stop: () => void;
}

function createStage(options: CoreOptions): Stage {
  const provider = createProvider(options);
  const stream = createEventStream(provider);
  const stopSchedules = startSchedules(provider);
  return {
    provider,
    stream,
    stop() {
      stopSchedules();
      stream.stop();
    },
  };
}

const settingNames = ['world', ...dialNames];

/** The address of a page whose query sets a world or dials, or null. */
function settingAddress(request: IncomingMessage): URL | null {
  const isPage = request.headers.accept?.includes('text/html') ?? false;
  const url = new URL(`http://any${request.url ?? '/'}`);
  return isPage && settingNames.some((name) => url.searchParams.has(name)) ? url : null;
}

/**
 * Serves a simulated provider from the dev server, on the app's own origin. A page's query
 * (`/?world=large&latency=300`) sets its world and dials, and is then removed from the address. A
 * real Swift, if given, serves Orbit with the first world's data. A real registry serves the images
 * in it.
 */
export function simulatedProvider(
  options: CoreOptions = {},
  swift?: Swift,
  registry?: Registry,
): Plugin {
  let stage = createStage(options);
  registry?.guard(clientsOf(stage.provider.world));
  admitClients(stage.provider.world, swift);

  const apply = (query: URLSearchParams) => {
    const dials = dialsFromQuery(query);
    const world = query.get('world') ?? '';
    if (isWorldName(world) && world !== stage.provider.worldName) {
      stage.stop();
      stage = createStage({ ...options, world, dials: { ...stage.provider.dials } });
      registry?.guard(clientsOf(stage.provider.world));
      admitClients(stage.provider.world, swift);
    }
    Object.assign(stage.provider.dials, dials);
  };

  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    const setting = settingAddress(request);
    const path = request.url ?? '/';
    if (stage.stream.owns(request)) {
      stage.stream.handle(request, response);
    } else if (isProviderPath(path)) {
      answerRequest(stage.provider, request, response).catch(next);
    } else if (path === '/config.json') {
      const config = configFor(stage.provider.worldName, {
        api: '',
        events: '/stream',
        stripe: '',
        hasStatusFeed: true,
        orbit: swift?.origin,
        registry: registry?.host,
      });
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(config));
    } else if (setting) {
      apply(setting.searchParams);
      for (const name of settingNames) setting.searchParams.delete(name);
      response.writeHead(302, { Location: setting.pathname + setting.search }).end();
    } else {
      next();
    }
  };

  return {
    name: 'simulated-provider',
    configureServer(server) {
      server.middlewares.use(middleware);
      server.httpServer?.once('listening', () => {
        const { local = [] } = server.resolvedUrls ?? {};
        swift?.allow(local.map((url) => new URL(url).origin)).catch(console.error);
      });
      // Vite keeps its listener for its own sockets: each takes only its own.
      server.httpServer?.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        if (stage.stream.owns(request)) stage.stream.upgrade(request, socket, head);
      });
    },
  };
}
