import { readFileSync } from 'node:fs';
import { documentationAddress } from '@mocks/provider/documents';
import { zonesWithoutBlockStorage } from '@mocks/provider/units';
import type { WorldName } from '@mocks/provider/worlds/named';

const file = new URL('../../public/config.json', import.meta.url);

/** A deployment's label and hint in the panel. */
export interface Mark {
  label: string;
  hint?: string;
}

interface Configuration {
  /** True if the provider accepts idempotency keys, as the simulated one does. */
  api: { idempotencyKey: boolean };
  hosts: Record<string, string>;
  features: Readonly<Record<string, boolean | string>>;
  links: Record<string, string>;
  payments?: { publishableKey: string; script: string };
  limits: { volume: { minimum: number; maximum: number; zonesWithout?: readonly string[] } };
  units: { volumeSize: 'bytes' | 'MiB' };
  mark?: Mark;
}

/** Configuration of the simulated provider only, not of the recordings. */
const simulated = ({ limits }: Configuration) => ({
  limits: { ...limits, volume: { ...limits.volume, zonesWithout: zonesWithoutBlockStorage } },
});

/** A key unknown to real card providers: the script is the simulated provider's own. */
const payments = (stripe: string) => ({
  publishableKey: 'pk_test_simulated',
  script: `${stripe}/stripe/stripe.js`,
});

interface Hosts {
  api: string;
  events: string;
  stripe: string;
  /** Without these the provider itself serves Orbit, and the registry is only a name. */
  orbit?: string | undefined;
  registry?: string | undefined;
  /** Address of people's pictures. */
  avatars?: string | undefined;
  mark?: Mark | undefined;
  /** True if the panel reads the feed of the provider's status. */
  hasStatusFeed?: boolean | undefined;
}

/**
 * The app's run-time configuration with the hosts of a simulated provider. The recordings are of
 * the public API, which counts volumes in MiB.
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
      // Without documentation of its own, the panel's help is read and searched.
      ...(world !== 'company' && {
        documentation: documentationAddress,
        searchIndex: `${api}/search-index.json`,
      }),
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
