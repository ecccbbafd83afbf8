import { cloudIpsEditor } from '@/components/record-page/cloud-ips/route';
import { kindArea } from '@/components/record-page/settings/record-route';

export const loadBalancerArea = kindArea('load_balancer', {
  list: () => import('./list'),
  add: { load: () => import('./add') },
  page: {
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
      servers: { title: 'Servers behind a load balancer', load: () => import('./editors/servers') },
      listeners: { title: 'Listeners', load: () => import('./editors/listeners') },
      https: { title: 'HTTPS', load: () => import('./editors/https') },
      https_redirect: { title: 'HTTPS redirect', load: () => import('./editors/https-redirect') },
      healthcheck: { title: 'Health check', load: () => import('./editors/healthcheck') },
    },
  },
});
