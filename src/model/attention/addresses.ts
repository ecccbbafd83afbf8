import { formatCount } from '@/lib/text';
import { type Check, withRest } from '@/model/attention/attention';
import { KINDS } from '@/model/kinds';
import { paths } from '@/model/paths';

export const unmappedAddresses: Check = {
  sources: ['cloud_ip'],
  find: (facts) =>
    withRest(
      facts.list('cloud_ip').filter(({ status }) => status === 'unmapped'),
      ({ id }) => ({
        key: `unmapped/${id}`,
        tone: 'warning',
        words: ['Cloud IP ', { kind: 'cloud_ip', id }, ' maps to nothing'],
        action: { label: 'Map', to: paths.editor('cloud_ip', facts.account, id, 'map') },
      }),
      (count) => ({
        key: 'unmapped',
        tone: 'warning',
        words: [`${formatCount(count)} more ${KINDS.cloud_ip.plural} map to nothing`],
        action: {
          label: 'Show all',
          to: paths.listWithStatus('cloud_ip', facts.account, 'pending'),
        },
      }),
    ),
  unjudged: (facts) =>
    facts
      .list('cloud_ip')
      .filter(({ status }) => status === undefined)
      .map(({ id }) => ({ kind: 'cloud_ip', id })),
};
