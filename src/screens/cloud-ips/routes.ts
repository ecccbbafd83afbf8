import { kindArea } from '@/components/record-page/settings/record-route';

export const cloudIpArea = kindArea('cloud_ip', {
  list: () => import('./list'),
  add: { load: () => import('./add-path') },
  page: {
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
  },
});
