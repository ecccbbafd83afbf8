import { counted, formatCount, joinList, sentence, truncateName } from '@/lib/text';
import { countLeftUnmapped, leftUnmapped } from '@/model/cloud-ip/consequences';
import type { Facts } from '@/model/facts';
import type { Id } from '@/model/ids';
import type { ServerRecord } from '@/model/records/compute';
import { isGone } from '@/model/status';
import { titleById } from '@/model/title';

type Fate = 'goes' | 'stays' | 'unknown';

function fate(volume: Id<'volume'>, facts: Facts): Fate {
  const known = facts.get('volume', volume);
  if (known?.storage_type === 'local' || known?.delete_with_server === true) return 'goes';
  return known?.delete_with_server === false ? 'stays' : 'unknown';
}

function volumeSentence(volume: Id<'volume'>, facts: Facts): string {
  const noun = facts.get('volume', volume)?.boot === true ? 'boot volume' : 'volume';
  switch (fate(volume, facts)) {
    case 'goes':
      return `This also deletes its ${noun} ${volume}.`;
    case 'stays':
      return `Its ${noun} ${volume} stays, detached.`;
    case 'unknown':
      return `Its ${noun} ${volume} may be deleted with it.`;
  }
}

function groupSentence(server: ServerRecord, facts: Facts): readonly string[] {
  const names = (server.server_groups ?? []).map((group) =>
    truncateName(titleById(facts, 'server_group', group)),
  );
  if (names.length === 0) return [];
  return [
    sentence(`It leaves the server ${names.length === 1 ? 'group' : 'groups'} ${joinList(names)}`),
  ];
}

function snapshotSentence(server: ServerRecord, facts: Facts): readonly string[] {
  const kept = (server.snapshots ?? []).filter(
    (image) => facts.get('image', image)?.status !== 'deleted',
  );
  if (kept.length === 0) return [];
  return [
    kept.length === 1 ? 'Its snapshot is kept.' : `Its ${String(kept.length)} snapshots are kept.`,
  ];
}

function balancerSentences(server: ServerRecord, facts: Facts): readonly string[] {
  return facts
    .all('load_balancer')
    .filter(({ status }) => !isGone(status))
    .filter(({ nodes }) => nodes?.includes(server.id) === true)
    .map(({ id, nodes }) =>
      nodes?.length === 1
        ? `The load balancer ${id} loses its only node.`
        : `The load balancer ${id} loses a node.`,
    );
}

export function deleteConsequences(server: ServerRecord, facts: Facts): readonly string[] {
  const volumes = [...(server.volumes ?? [])].sort(
    (one, other) =>
      Number(facts.get('volume', other)?.boot === true) -
      Number(facts.get('volume', one)?.boot === true),
  );
  return [
    ...volumes.map((volume) => volumeSentence(volume, facts)),
    ...leftUnmapped(server.cloud_ips, facts),
    ...balancerSentences(server, facts),
    ...groupSentence(server, facts),
    ...snapshotSentence(server, facts),
  ];
}

function volumesLine(servers: readonly ServerRecord[], facts: Facts): readonly string[] {
  const fates = servers.flatMap(({ volumes = [] }) => volumes.map((id) => fate(id, facts)));
  const of = (one: Fate) => fates.filter((each) => each === one).length;
  const unknown = of('unknown');
  return [
    `${counted(of('goes'), 'volume')} deleted with them, ${formatCount(of('stays'))} kept, detached.`,
    ...(unknown === 0 ? [] : [`${counted(unknown, 'volume')} may be deleted with them.`]),
  ];
}

export function deleteManyConsequences(
  servers: readonly ServerRecord[],
  facts: Facts,
): readonly string[] {
  const groups = new Set(servers.flatMap(({ server_groups: of = [] }) => of));
  const images = servers.flatMap(({ snapshots = [] }) => snapshots);
  const kept = images.filter((image) => facts.get('image', image)?.status !== 'deleted').length;
  const gone = new Set<string>(servers.map(({ id }) => id));
  const balancers = facts
    .all('load_balancer')
    .filter(({ status }) => !isGone(status))
    .filter(({ nodes = [] }) => nodes.some((node) => gone.has(node))).length;
  return [
    ...volumesLine(servers, facts),
    ...countLeftUnmapped(servers),
    ...(groups.size === 0 ? [] : [`They leave ${counted(groups.size, 'server group')}.`]),
    ...(balancers === 0
      ? []
      : [`${counted(balancers, 'load balancer')} ${balancers === 1 ? 'loses' : 'lose'} nodes.`]),
    ...(kept === 0 ? [] : [`${counted(kept, 'snapshot')} kept.`]),
  ];
}
