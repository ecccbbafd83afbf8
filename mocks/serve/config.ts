import { readFileSync } from 'node:fs';
import { zonesWithoutBlockStorage } from '@mocks/provider/units';
import type { WorldName } from '@mocks/provider/worlds/named';

const file = new URL('../../public/config.json', import.meta.url);

interface Configuration {
  hosts: Record<string, string>;
  limits: { volume: { minimum: number; maximum: number; zonesWithout?: readonly string[] } };
  units: { volumeSize: 'bytes' | 'MiB' };
}

/** What only the simulated provider is: the recordings know nothing of it. */
const simulated = ({ limits }: Configuration) => ({
  limits: { ...limits, volume: { ...limits.volume, zonesWithout: zonesWithoutBlockStorage } },
});

/**
 * The app's own run-time configuration with the hosts of a simulated provider. The recordings are
 * of the public API, which counts volumes in MiB.
 */
export function configFor(world: WorldName, hosts: { api: string; events: string }): Configuration {
  const own = JSON.parse(readFileSync(file, 'utf8')) as Configuration;
  const { api } = hosts;
  return {
    ...own,
    ...(world === 'recorded' ? { units: { volumeSize: 'MiB' } } : simulated(own)),
    hosts: {
      ...own.hosts,
      orbit: `${api}/v1`,
      pricing: `${api}/pricing.json`,
      geoIp: `${api}/geo-ip`,
      ...hosts,
    },
  };
}
