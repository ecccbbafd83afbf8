import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { ASKED_ANEW } from '../../deploy/files';
import { type Configured, headersOf } from '../../deploy/policy';
import { createProvider, type Provider } from '@mocks/handlers';
import { startSchedules } from '@mocks/provider/behaviour/start-schedules';
import type { CoreOptions } from '@mocks/provider/core';
import { answerRequest } from '@mocks/serve/answer';
import { configFor, type Mark } from '@mocks/serve/config';
import type { EventStream } from '@mocks/serve/events';
import { admitClients } from '@mocks/serve/real-orbit';
import { serveFile } from '@mocks/serve/files';
import { listen, type Listening, listenOn } from '@mocks/serve/http';
import { clientsOf } from '@mocks/real/registry/door';
import type { Registry } from '@mocks/real/registry/registry';
import type { Swift } from '@mocks/real/swift/swift';

export interface StagingOptions extends CoreOptions {
  /** The provider to serve; by default a new one made from the other options. */
  provider?: Provider;
  /** 0, the default, takes any free port. */
  appPort?: number;
  providerPort?: number;
  stripePort?: number;
  /** A real Swift that serves Orbit. */
  swift?: Pick<Swift, 'admit' | 'origin' | 'allow' | 'stop'> | undefined;
  /** A real registry on that Swift. */
  registry?: Pick<Registry, 'host' | 'guard' | 'stop'> | undefined;
  /** Address of people's pictures; none by default. */
  avatars?: string | undefined;
  /** True if the panel reads the feed of the provider's status. */
  hasStatusFeed?: boolean;
  /** The deployment's mark in the panel. */
  mark?: Mark | undefined;
  /** The folder of the built app. */
  folder?: string;
  /** Serves the built app with the given configuration, instead of our own server. */
  serveApp?: ((config: Configured) => Promise<Listening>) | undefined;
  /** False stops servers' snapshot schedules: browser tests are for any time of day. */
  schedules?: boolean;
}

/** The built app and a provider, on two origins of one site. */
export interface Staging {
  /** Origin of the app. */
  app: string;
  /** Origin of the provider. */
  api: string;
  /** Origin of the card provider's stand-in. */
  stripe: string;
  provider: Provider;
  /** The event server, which tests kill and start again. */
  faye: EventStream;
  close(): Promise<void>;
}

const built = fileURLToPath(new URL('../../dist', import.meta.url));

/** Serves only the card provider's stand-in. The provider serves it too, on another origin. */
const createStripeServer = (provider: Provider) =>
  createServer((request, response) => {
    if (!request.url?.startsWith('/stripe/')) {
      response.writeHead(404).end();
      return;
    }
    answerRequest(provider, request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });

/** Serves the built app, the provider and the card provider on three ports of 127.0.0.1. */
export async function startStaging(options: StagingOptions = {}): Promise<Staging> {
  const provider = options.provider ?? createProvider(options);
  const folder = options.folder ?? built;
  const origins: string[] = [];
  const api = await listen({ provider, port: options.providerPort ?? 0, origins });
  const stripe = await listenOn(createStripeServer(provider), options.stripePort ?? 0);
  const orbit = options.swift?.origin;
  const { avatars, mark, hasStatusFeed } = options;
  const hosts = { api: api.origin, stripe: stripe.origin, orbit, avatars };
  const events = `${api.origin.replace('http', 'ws')}/stream`;
  const registry = options.registry?.host;
  const config = () =>
    configFor(provider.worldName, { ...hosts, events, registry, mark, hasStatusFeed });
  const headers = headersOf(config());

  const server = createServer((request, response) => {
    if (request.url === '/config.json') {
      response.writeHead(200, {
        ...headers,
        'Content-Type': 'application/json',
        'Cache-Control': ASKED_ANEW,
      });
      response.end(JSON.stringify(config()));
      return;
    }
    serveFile(folder, request, response, headers).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500, headers).end();
    });
  });
  const app = await (options.serveApp?.(config()) ?? listenOn(server, options.appPort ?? 0));
  origins.push(app.origin);
  await options.swift?.allow([app.origin]);
  admitClients(provider.world, options.swift);
  options.registry?.guard(clientsOf(provider.world));
  provider.panel = app.origin;
  const stopSchedules = options.schedules === false ? () => {} : startSchedules(provider);
  return {
    app: app.origin,
    api: api.origin,
    stripe: stripe.origin,
    provider,
    faye: api.stream,
    async close() {
      stopSchedules();
      await Promise.all([app.close(), api.close(), stripe.close(), options.registry?.stop()]);
      await options.swift?.stop();
    },
  };
}
