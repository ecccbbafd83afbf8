import { formatSize } from '@/lib/sizes';
import { sumOf } from '@/lib/numbers';
import { counted } from '@/lib/text';
import type { Facts } from '@/model/facts';
import type { VolumeRecord } from '@/model/records/compute';
import { shortTitle } from '@/model/title';
import { volumesOf } from './describe';

export function deleteConsequences(volume: VolumeRecord, facts: Facts): readonly string[] {
  const copies = facts
    .all('volume')
    .filter(({ source, status }) => source === volume.id && status !== 'deleted').length;
  const kept = copies === 1 ? 'Its copy is kept.' : `Its ${String(copies)} copies are kept.`;
  return [
    ...(volume.size === undefined ? [] : [`Frees ${formatSize(volume.size)} of Block Storage.`]),
    ...(copies === 0 ? [] : [kept]),
  ];
}

export function deleteManyConsequences(
  volumes: readonly VolumeRecord[],
  facts: Facts,
): readonly string[] {
  const gone = new Set<string>(volumes.map(({ id }) => id));
  const copies = facts
    .all('volume')
    .filter(({ source, status }) => gone.has(source ?? '') && status !== 'deleted')
    .filter(({ id }) => !gone.has(id)).length;
  const size = sumOf(volumes.map((volume) => volume.size));
  return [
    ...(size === undefined ? [] : [`Frees ${formatSize(size)} of Block Storage.`]),
    ...(copies === 0 ? [] : [`${counted(copies, 'copy', 'copies')} kept.`]),
  ];
}

export function detachConsequences(volume: VolumeRecord, facts: Facts): readonly string[] {
  const server = volume.server ? facts.get('server', volume.server) : undefined;
  return [
    ...(server === undefined ? [] : [`${shortTitle(server)} can no longer read or write it.`]),
    ...(volume.delete_with_server === true
      ? ['Deleting the server will no longer delete it.']
      : []),
  ];
}

export function bootConsequences(volume: VolumeRecord, facts: Facts): readonly string[] {
  const server = volume.server ? facts.get('server', volume.server) : undefined;
  if (server === undefined) return [];
  const before = volumesOf(server, facts).find(({ id, boot }) => boot === true && id !== volume.id);
  return [
    `${shortTitle(server)} starts from it next time.`,
    ...(before === undefined ? [] : [`${shortTitle(before)} becomes a data volume.`]),
  ];
}
