import { kindArea } from '@/components/record-page/settings/record-route';

export const volumeArea = kindArea('volume', {
  list: () => import('./list'),
  add: { load: () => import('./add') },
  page: {
    load: () => import('./detail'),
    settings: {
      load: async () => (await import('./settings')).VOLUME_SETTINGS,
      titles: {
        name: 'Rename volume',
        description: 'Volume description',
        serial: 'Volume serial',
        delete_with_server: 'Delete volume with server',
      },
    },
    editors: {
      attach: { title: 'Attach volume', load: () => import('./editors/attach') },
      resize: { title: 'Resize volume', load: () => import('./editors/resize') },
      copy: { title: 'Copy volume', load: () => import('./editors/copy') },
    },
  },
});
