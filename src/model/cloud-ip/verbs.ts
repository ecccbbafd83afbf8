import { deleteCalls, unmapCall } from '@/model/cloud-ip/calls';
import {
  deleteConsequences,
  deleteManyConsequences,
  unmapConsequences,
} from '@/model/cloud-ip/consequences';
import { canDelete, canDeleteOfMany, canMap, canUnmap } from '@/model/cloud-ip/rules';
import { paths } from '@/model/paths';
import type { CloudIpRecord } from '@/model/records/network';
import { type PrimaryActions, type Verb, verbOf } from '@/model/verb';
import { deleteVerb } from '@/model/verb-parts';

type CloudIpVerb = Verb<CloudIpRecord>;

const isMapped = ({ status }: CloudIpRecord) => status === 'mapped' || status === 'unmapping';

const mapping = {
  section: 'use',
  rule: canMap,
  path: ({ id }: CloudIpRecord, account: string) => paths.editor('cloud_ip', account, id, 'map'),
} as const;

const USE: readonly CloudIpVerb[] = [
  { id: 'map', label: 'Map', icon: 'link', shown: (ip) => !isMapped(ip), ...mapping },
  { id: 'remap', label: 'Re-map', icon: 'link', shown: isMapped, ...mapping },
  {
    id: 'unmap',
    label: 'Unmap',
    icon: 'unlink',
    section: 'use',
    shown: isMapped,
    rule: canUnmap,
    confirm: {
      word: 'unmap',
      question: 'You keep the address and can map it again.',
      questionForMany: 'You keep the addresses and can map them again.',
    },
    consequences: unmapConsequences,
    many: true,
    request: (ip, _account, facts) => unmapCall(ip, facts),
    success: 'Unmapping',
    words: { doing: 'being unmapped', done: (name) => `${name} is unmapped` },
  },
];

export const CLOUD_IP_VERBS: readonly CloudIpVerb[] = [
  ...USE,
  deleteVerb('cloud_ip', {
    rule: canDelete,
    ruleForMany: canDeleteOfMany,
    question: 'You may not get this address back.',
    questionForMany: 'You may not get these addresses back.',
    // docs/product/cloud-ips.md#delete-many-word
    wordForMany: (ips) => (ips.some(({ status }) => status === 'mapped') ? 'unmap' : 'delete'),
    consequences: deleteConsequences,
    consequencesOfMany: deleteManyConsequences,
    request: (ip, _account, facts) => deleteCalls(ip, facts),
  }),
];

const MAP = verbOf(CLOUD_IP_VERBS, 'map');
const REMAP = verbOf(CLOUD_IP_VERBS, 'remap');
const UNMAP = verbOf(CLOUD_IP_VERBS, 'unmap');

export function cloudIpPrimaryActions(ip: CloudIpRecord): PrimaryActions<CloudIpRecord> {
  return isMapped(ip) ? { beside: [REMAP, UNMAP], note: [] } : { head: MAP, note: [] };
}
