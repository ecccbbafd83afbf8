import type { ScreenRoute } from '@/components/page/screen-route';
import { settingRoutes } from '@/components/settings/setting-routes';
import { KINDS } from '@/model/kinds';
import { IMAGE_TABS, tabOfHash } from '@/model/image/tabs';

/** Spec 2 §2. */
export const imageScreens: readonly ScreenRoute[] = [
  {
    path: 'images',
    params: {},
    handle: {
      titleAt: (hash) => IMAGE_TABS[tabOfHash(hash)].title,
      crumb: KINDS.image.plural,
      section: 'Compute',
    },
    load: () => import('./list'),
  },
  {
    path: 'images/:image',
    params: { image: 'image' },
    handle: { record: { kind: 'image', param: 'image' } },
    load: () => import('./detail'),
    children: settingRoutes({
      kind: 'image',
      param: 'image',
      settings: async () => (await import('./settings')).IMAGE_SETTINGS,
      size: 's',
      titles: {
        name: 'Rename Server Image',
        description: 'Image Description',
        public: 'Image Visibility',
        arch: 'Image Architecture',
        compatibility_mode: 'Image Compatibility',
        status: 'Image Status',
        username: 'Image Username',
      },
    }),
  },
];
