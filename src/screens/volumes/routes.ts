import type { ScreenRoute } from '@/components/page/screen-route';
import { recordPage } from '@/components/settings/record-page';

/** Spec 2 §2. */
export const volumeArea: ScreenRoute = {
  path: 'volumes',
  title: 'All Volumes',
  crumb: 'Volumes',
  section: 'Storage',
  load: () => import('./list'),
  pages: [
    { path: 'add', title: 'New Volume', load: () => import('./add') },
    recordPage({
      kind: 'volume',
      load: () => import('./detail'),
      settings: {
        load: async () => (await import('./settings')).VOLUME_SETTINGS,
        titles: {
          name: 'Rename Volume',
          description: 'Description of a Volume',
          serial: 'Serial of a Volume',
          delete_with_server: 'Delete a Volume with its Server',
        },
      },
      editors: {
        attach: { title: 'Attach Volume', load: () => import('./editors/attach') },
        resize: { title: 'Resize Volume', load: () => import('./editors/resize') },
        copy: { title: 'Copy Volume', load: () => import('./editors/copy') },
      },
    }),
  ],
};
