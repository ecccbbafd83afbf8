import { readFileSync } from 'node:fs';
import { zonesWithoutBlockStorage } from '@mocks/provider/units';
import type { WorldName } from '@mocks/provider/worlds/named';

const file = new URL('../../public/config.json', import.meta.url);

/** What a deployment is marked with. */
export interface Mark {
  label: string;
  hint?: string;
}

interface Configuration {
  /** The simulated provider takes it. */
  api: { idempotencyKey: boolean };
  hosts: Record<string, string>;
  features: Readonly<Record<string, boolean | string>>;
  links: Record<string, string>;
  payments?: { publishableKey: string; script: string };
  limits: { volume: { minimum: number; maximum: number; zonesWithout?: readonly string[] } };
  units: { volumeSize: 'bytes' | 'MiB' };
  mark?: Mark;
}

/** What only the simulated provider is: the recordings know nothing of it. */
const simulated = ({ limits }: Configuration) => ({
  limits: { ...limits, volume: { ...limits.volume, zonesWithout: zonesWithoutBlockStorage } },
});

/** A key that no card provider knows: the script beside it is the simulated provider's own. */
const payments = (stripe: string) => ({
  publishableKey: 'pk_test_simulated',
  script: `${stripe}/stripe/stripe.js`,
});

interface Hosts {
  api: string;
  events: string;
  stripe: string;
  /** Where there is none, the provider itself is Orbit, and the registry a name alone. */
  orbit?: string | undefined;
  registry?: string | undefined;
  /** Where people's pictures are to be had. */
  avatars?: string | undefined;
  mark?: Mark | undefined;
  /** Whether the feed of its status is asked for. */
  hasStatusFeed?: boolean | undefined;
}

/**
 * The app's own run-time configuration with the hosts of a simulated provider. The recordings are
 * of the public API, which counts volumes in MiB.
 */
export function configFor(
  world: WorldName,
  { stripe, registry, avatars, mark, hasStatusFeed = false, ...hosts }: Hosts,
): Configuration {
  const own = JSON.parse(readFileSync(file, 'utf8')) as Configuration;
  const { api } = hosts;
  return {
    ...own,
    api: { idempotencyKey: true },
    features: { ...own.features, ...(avatars !== undefined && { avatars }) },
    payments: payments(stripe),
    ...(mark && { mark }),
    ...(world === 'recorded' ? { units: { volumeSize: 'MiB' } } : simulated(own)),
    links: {
      ...own.links,
      searchIndex: `${api}/search-index.json`,
      ...(hasStatusFeed && { statusFeed: `${api}/status-feed.json` }),
    },
    hosts: {
      ...own.hosts,
      pricing: `${api}/pricing.json`,
      geoIp: `${api}/geo-ip`,
      ...hosts,
      orbit: `${hosts.orbit ?? api}/v1`,
      ...(registry !== undefined && { registry }),
    },
  };
}
