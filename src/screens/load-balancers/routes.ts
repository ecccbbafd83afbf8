import { cloudIpsEditor } from '@/components/record-page/cloud-ips/route';
import { recordRoute } from '@/components/record-page/settings/record-route';
import type { ScreenRoute } from '@/components/records/page/screen-route';

/** Spec 2 §2. */
export const loadBalancerArea: ScreenRoute = {
  path: 'load_balancers',
  title: 'All Load Balancers',
  crumb: 'Load Balancers',
  section: 'Network',
  load: () => import('./list'),
  pages: [
    { path: 'add', title: 'Create load balancer', load: () => import('./add') },
    recordRoute({
      kind: 'load_balancer',
      load: () => import('./detail'),
      settings: {
        load: async () => (await import('./settings')).LOAD_BALANCER_SETTINGS,
        titles: {
          name: 'Rename load balancer',
          policy: 'Balancing policy',
          ssl_minimum_version: 'Minimum TLS',
        },
      },
      editors: {
        cloud_ips: cloudIpsEditor('load_balancer'),
        servers: { title: 'Servers of a load balancer', load: () => import('./editors/servers') },
        listeners: { title: 'Listeners', load: () => import('./editors/listeners') },
        https: { title: 'HTTPS', load: () => import('./editors/https') },
        https_redirect: { title: 'HTTPS redirect', load: () => import('./editors/https-redirect') },
        healthcheck: { title: 'Healthcheck', load: () => import('./editors/healthcheck') },
      },
    }),
  ],
};
