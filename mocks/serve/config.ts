import { readFileSync } from 'node:fs';
import type { WorldName } from '@mocks/provider/worlds/named';

const file = new URL('../../public/config.json', import.meta.url);

interface Configuration {
  hosts: Record<string, string>;
  units: { volumeSize: 'bytes' | 'MiB' };
}

/**
 * The app's own run-time configuration with the hosts of a simulated provider. The recordings are
 * of the public API, which counts volumes in MiB.
 */
export function configFor(world: WorldName, hosts: { api: string; events: string }): Configuration {
  const own = JSON.parse(readFileSync(file, 'utf8')) as Configuration;
  const units = world === 'recorded' ? { volumeSize: 'MiB' as const } : own.units;
  return { ...own, units, hosts: { ...own.hosts, orbit: `${hosts.api}/v1`, ...hosts } };
}
