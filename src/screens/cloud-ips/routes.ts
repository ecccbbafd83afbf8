import { recordRoute } from '@/components/record-page/settings/record-route';
import type { ScreenRoute } from '@/components/records/page/screen-route';

/** Spec 2 §2. */
export const cloudIpArea: ScreenRoute = {
  path: 'cloud_ips',
  title: 'All Cloud IPs',
  crumb: 'Cloud IPs',
  section: 'Network',
  load: () => import('./list'),
  pages: [
    { path: 'add', title: 'Create Cloud IP', load: () => import('./add-path') },
    recordRoute({
      kind: 'cloud_ip',
      load: () => import('./detail'),
      settings: {
        load: async () => (await import('./settings')).CLOUD_IP_SETTINGS,
        titles: { name: 'Rename cloud IP', reverse_dns: 'Reverse DNS' },
      },
      editors: {
        map: { title: 'Map cloud IP', load: () => import('./editors/map') },
        port_translators: {
          title: 'Port translators',
          load: () => import('./editors/port-translators'),
        },
      },
    }),
  ],
};
