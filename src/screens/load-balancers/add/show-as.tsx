import { use, useDeferredValue } from 'react';
import { ShowAs } from '@/components/forms/show-as';
import { useAccount } from '@/components/scope/account-context';
import { DeploymentContext } from '@/components/scope/deployment-context';
import type { NewBalancer } from '@/model/load-balancer/create';
import {
  balancerAsCommand,
  balancerAsTerraform,
  balancerCallToShow,
} from '@/model/load-balancer/show-as';
import { asCurl } from '@/model/show-as/curl';

export function ShowBalancerAs({ values }: { readonly values: NewBalancer }) {
  const account = useAccount();
  const { api } = use(DeploymentContext);
  // Typing has priority.
  const form = useDeferredValue(values);
  return (
    <ShowAs
      rows={14}
      writers={{
        curl: () => asCurl([balancerCallToShow(form)], api, account),
        cli: () => balancerAsCommand(form),
        terraform: () => balancerAsTerraform(form),
      }}
    />
  );
}
