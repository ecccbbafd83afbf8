import type { Lookup } from '@/model/facts';
import { searchText } from '@/model/search-text';
import { serverZone } from '@/model/server/describe';
import type { ServerRecord } from '@/model/server/record';

type Words = (string | null | undefined)[];

function related(server: ServerRecord, facts: Lookup): Words {
  const words: Words = [server.image, server.server_type, server.zone];
  if (server.image) words.push(facts.get('image', server.image)?.name);
  if (server.server_type) {
    const type = facts.get('server_type', server.server_type);
    words.push(type?.name, type?.handle);
  }
  if (server.zone) words.push(facts.get('zone', server.zone)?.handle, serverZone(server, facts));
  for (const group of server.server_groups ?? []) {
    words.push(group, facts.get('server_group', group)?.name);
  }
  for (const volume of server.volumes ?? []) {
    words.push(volume, facts.get('volume', volume)?.name);
  }
  for (const snapshot of server.snapshots ?? []) words.push(snapshot);
  return words;
}

function addresses(server: ServerRecord, facts: Lookup): Words {
  const words: Words = [server.fqdn, server.hostname];
  for (const ip of server.cloud_ips ?? []) {
    const known = facts.get('cloud_ip', ip);
    words.push(ip, known?.name, known?.public_ipv4 ?? known?.public_ip, known?.public_ipv6);
  }
  for (const port of server.interfaces ?? []) {
    const known = facts.get('interface', port);
    words.push(port, known?.ipv4_address, known?.ipv6_address);
  }
  return words;
}

/** Text to search for a server by (spec 2 §2). */
export function serverSearchText(server: ServerRecord, facts: Lookup): string {
  return searchText([
    server.id,
    server.name,
    server.status,
    ...addresses(server, facts),
    ...related(server, facts),
    ...Object.entries(server.metadata?.labels ?? {}).flat(),
  ]);
}
