import { KINDS } from '@/model/kinds';
import { loadBalancerArea } from '@/screens/load-balancers/routes';
import { ACCOUNT } from '../../components/open-page';
import { openScreens, type ScreenOptions } from '../open-screens';

export const BALANCERS = `/accounts/${ACCOUNT}/${KINDS.load_balancer.route}/`;
export const balancerPath = (id: string, editor = '') => `${BALANCERS}${id}/${editor}`;

export const openBalancers = (options: ScreenOptions) => openScreens([loadBalancerArea], options);
