import { unbuiltPages, type ScreenRoute } from '@/components/page/screen-route';
import { EDITORS } from '@/model/paths';

const container = { container: 'container' } as const;

/** Spec 3 §2. */
export const orbitArea: ScreenRoute = {
  path: 'orbit',
  title: 'Orbit',
  section: 'Storage',
  pages: [
    { path: 'add', title: 'Orbit' },
    {
      path: 'container/:container',
      title: 'Orbit',
      params: container,
      record: { kind: 'container', param: 'container' },
      pages: [
        ...unbuiltPages(EDITORS.container, [], 'Orbit'),
        { path: 'access/add', title: 'Orbit' },
        { path: 'access/:rule', title: 'Orbit' },
        { path: 'objects/*', title: 'Orbit' },
        { path: 'browse/*', title: 'Orbit' },
      ],
    },
  ],
};
