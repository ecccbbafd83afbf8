import { demo, type Screen } from './screen';

/** Load balancers: the list, and a page in each state of its certificate. */
export const loadBalancerScreens: readonly Screen[] = [
  { name: 'load-balancers', at: `${demo}/load_balancers/` },
  { name: 'load-balancers-grid', at: `${demo}/load_balancers/?view=grid`, like: 'servers-grid' },
  {
    name: 'load-balancers-empty',
    at: `${demo}/load_balancers/`,
    options: { world: 'empty' },
    like: 'servers-empty',
  },
  { name: 'load-balancer', at: `${demo}/load_balancers/lba-block/` },
  {
    name: 'load-balancer-ending',
    at: `${demo}/load_balancers/lba-soon1/`,
    like: 'load-balancer',
  },
  {
    name: 'load-balancer-creating',
    at: `${demo}/load_balancers/lba-creat/`,
    like: 'server-creating',
  },
  {
    name: 'load-balancer-failed',
    at: `${demo}/load_balancers/lba-faild/`,
    like: 'server-locked',
  },
  {
    name: 'load-balancer-servers',
    at: `${demo}/load_balancers/lba-front/servers/`,
    like: 'server-groups-of',
  },
  {
    name: 'load-balancer-redirect',
    at: `${demo}/load_balancers/lba-front/https_redirect/`,
    like: 'image-visibility',
  },
  {
    name: 'load-balancer-policy',
    at: `${demo}/load_balancers/lba-front/policy/`,
    like: 'image-visibility',
  },
  { name: 'load-balancer-create', at: `${demo}/load_balancers/add/` },
  { name: 'load-balancer-listeners', at: `${demo}/load_balancers/lba-socke/listeners/` },
  { name: 'load-balancer-https', at: `${demo}/load_balancers/lba-block/https/` },
  {
    name: 'load-balancer-certificate',
    at: `${demo}/load_balancers/lba-soon1/https/`,
    like: 'load-balancer-https',
  },
  {
    name: 'load-balancer-healthcheck',
    at: `${demo}/load_balancers/lba-front/healthcheck/`,
    like: 'load-balancer-create',
  },
];
