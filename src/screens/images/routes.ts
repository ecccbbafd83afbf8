import { recordRoute } from '@/components/record-page/settings/record-route';
import type { ScreenRoute } from '@/components/records/page/screen-route';
import { IMAGE_TAB_ROW } from '@/model/image/tabs';
import { KINDS } from '@/model/kinds';

/** Spec 2 §2. */
export const imageArea: ScreenRoute = {
  path: 'images',
  tabs: IMAGE_TAB_ROW,
  crumb: KINDS.image.plural,
  section: 'Compute',
  load: () => import('./list'),
  pages: [
    recordRoute({
      kind: 'image',
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
    }),
  ],
};
