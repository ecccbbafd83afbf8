import type { Check } from '@/model/attention/attention';
import { takesHttps } from '@/model/load-balancer/describe';
import { certificateEnd, expiryOf } from '@/model/load-balancer/expiry';
import { paths } from '@/model/paths';
import type { LoadBalancerRecord } from '@/model/records/network';
import { isGone } from '@/model/status';

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
