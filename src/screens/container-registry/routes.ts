import type { ScreenRoute } from '@/components/records/page/screen-route';
import { objectsRoute } from '@/components/storage/objects/objects-route';
import { containerType, repositoryOf } from '@/model/container/container-type';
import { containerInAddress } from '@/model/orbit/ids';

const loadObjects = () => import('./objects');

/** A repository goes by its own name, not its container's. */
function nameAt(params: Readonly<Record<string, string | undefined>>): string {
  const container = containerInAddress(params['container'] ?? '');
  return containerType(container) === 'repository' ? repositoryOf(container) : container;
}

export const registryArea: ScreenRoute = {
  path: 'container_registry',
  title: 'Docker Registry',
  crumb: 'Docker Registry',
  section: 'Storage',
  load: () => import('./list'),
  editors: [{ path: 'add', title: 'Create repository', load: () => import('./add') }],
  pages: [
    {
      path: 'container/:container',
      params: { container: 'container' },
      titleAt: ({ params }) => nameAt(params),
      record: { kind: 'container', param: 'container' },
      load: () => import('./detail'),
      editors: [
        { path: 'access/add', title: 'Add access rule', load: () => import('./access/add-rule') },
        {
          path: 'access/:rule',
          params: { rule: (text: string) => text },
          title: 'Edit access rule',
          load: () => import('./access/edit-rule'),
        },
      ],
      pages: [objectsRoute('objects', loadObjects), objectsRoute('browse', loadObjects)],
    },
  ],
};
