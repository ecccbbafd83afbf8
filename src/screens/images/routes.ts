import { kindArea } from '@/components/record-page/settings/record-route';
import { IMAGE_TAB_ROW } from '@/model/image/tabs';

export const imageArea = kindArea('image', {
  tabs: IMAGE_TAB_ROW,
  list: () => import('./list'),
  page: {
    load: () => import('./detail'),
    settings: {
      load: async () => (await import('./settings')).IMAGE_SETTINGS,
      size: 's',
      titles: {
        name: 'Rename server image',
        description: 'Image description',
        public: 'Image visibility',
        arch: 'Image architecture',
        compatibility_mode: 'Image compatibility',
        status: 'Image status',
        username: 'Image username',
      },
    },
  },
});
