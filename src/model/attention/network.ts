import { formatCount } from '@/lib/text';
import { type Check, withRest } from './attention';
import { KINDS } from '@/model/kinds';
import { takesHttps } from '@/model/load-balancer/describe';
import { certificateEnd, expiryOf } from '@/model/load-balancer/certificate';
import { paths } from '@/model/paths';
import type { LoadBalancerRecord } from '@/model/records/network';
import { isGone } from '@/model/status';

export const unmappedAddresses: Check = {
  sources: ['cloud_ip'],
  find: (facts) =>
    withRest(
      facts.list('cloud_ip').filter(({ status }) => status === 'unmapped'),
      ({ id }) => ({
        key: `unmapped/${id}`,
        tone: 'warning',
        words: ['Cloud IP ', { kind: 'cloud_ip', id }, ' is unmapped'],
        action: { label: 'Map', to: paths.editor('cloud_ip', facts.account, id, 'map') },
      }),
      (count) => ({
        key: 'unmapped',
        tone: 'warning',
        words: [`${formatCount(count)} more ${KINDS.cloud_ip.plural} are unmapped`],
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

function hasHttps({ listeners, status }: LoadBalancerRecord): boolean {
  return !isGone(status) && (listeners === undefined || listeners.some(takesHttps));
}

/** Lists balancers with HTTPS. Only their full records have the certificates. */
export function withCertificates(
  balancers: readonly LoadBalancerRecord[],
): readonly LoadBalancerRecord[] {
  return balancers.filter(hasHttps);
}

export const endingCertificates: Check = {
  sources: ['load_balancer'],
  find: (facts) =>
    withCertificates(facts.list('load_balancer')).flatMap((balancer) => {
      const { id } = balancer;
      const expiry = expiryOf(certificateEnd(balancer), facts.now);
      if (expiry === undefined) return [];
      return {
        key: `certificate/${id}`,
        tone: expiry.isOver ? 'error' : 'warning',
        words: ['The certificate of ', { kind: 'load_balancer', id }, ` ${expiry.words}`],
        action: {
          label: 'Change HTTPS',
          to: paths.editor('load_balancer', facts.account, id, 'https'),
        },
      };
    }),
  unjudged: (facts) =>
    withCertificates(facts.list('load_balancer'))
      .filter(({ certificate, acme }) => certificate === undefined && acme === undefined)
      .map(({ id }) => ({ kind: 'load_balancer', id })),
};
