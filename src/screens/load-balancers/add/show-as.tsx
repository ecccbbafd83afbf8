import { createShowAs } from '@/components/record-page/create/show-form-as';
import type { NewBalancer } from '@/model/load-balancer/create';
import {
  balancerAsCommand,
  balancerAsTerraform,
  balancerCallToShow,
} from '@/model/load-balancer/show-as';

export const ShowAs = createShowAs<NewBalancer>((form) => ({
  calls: () => [balancerCallToShow(form)],
  cli: () => balancerAsCommand(form),
  terraform: () => balancerAsTerraform(form),
}));
