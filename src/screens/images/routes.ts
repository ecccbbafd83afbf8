import type { ScreenRoute } from '@/components/page/screen-route';
import { KINDS } from '@/model/kinds';
import { IMAGE_TABS, tabOfHash } from '@/model/image/tabs';

/** The editors over an image's page: their path, which names the field, and their title. */
const EDITORS: readonly (readonly [path: string, title: string, load: ScreenRoute['load']])[] = [
  ['description', 'Image Description', () => import('./editors/description')],
  ['public', 'Image Visibility', () => import('./editors/public')],
  ['arch', 'Image Architecture', () => import('./editors/arch')],
  ['compatibility_mode', 'Image Compatibility', () => import('./editors/compatibility-mode')],
  ['status', 'Image Status', () => import('./editors/status')],
  ['username', 'Image Username', () => import('./editors/username')],
];

const params = { image: 'image' } as const;

/** The screens of server images (spec 2 §2). */
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
    params,
    handle: { record: { kind: 'image', param: 'image' } },
    load: () => import('./detail'),
    children: [
      {
        path: 'name',
        params,
        handle: { title: 'Rename Server Image', place: 'title' },
        load: () => import('./editors/name'),
      },
      ...EDITORS.map(([path, title, load]): ScreenRoute => ({
        path,
        params,
        handle: { title },
        load,
      })),
    ],
  },
];
