import { CreationBar } from '@/components/records/creation-bar';
import { StatusWithBar } from '@/components/records/record-status';
import { CREATION_SECONDS } from '@/model/load-balancer/describe';
import type { LoadBalancerRecord } from '@/model/load-balancer/record';

/** A balancer's status, with its progress while it is created. */
export function LoadBalancerStatus({ balancer }: { readonly balancer: LoadBalancerRecord }) {
  return (
    <StatusWithBar
      record={balancer}
      bar={(done) => <CreationBar record={balancer} seconds={CREATION_SECONDS} done={done} />}
    />
  );
}
