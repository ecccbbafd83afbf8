import { kindArea } from '@/components/record-page/settings/record-route';
import { objectsRoute } from '@/components/storage/objects/objects-route';

const load = () => import('./objects');

export const orbitArea = kindArea('container', {
  list: () => import('./list'),
  add: { load: () => import('./add'), over: true },
  page: {
    below: 'container/',
    load: () => import('./detail'),
    editors: {
      public_listings: {
        title: 'Public listings',
        load: () => import('./editors/public-listings'),
      },
      static_site: { title: 'Static site', load: () => import('./editors/static-site') },
      temp_url_keys: {
        title: 'Temporary URL keys',
        load: () => import('./editors/temp-url-keys'),
      },
      history: { title: 'Archiving', load: () => import('./editors/history') },
      quota: { title: 'Quota', load: () => import('./editors/quota') },
      cross_origin: {
        title: 'Cross-origin access',
        load: () => import('./editors/cross-origin'),
      },
      labels: { title: 'Custom metadata', load: () => import('./editors/labels') },
    },
    partEditors: [
      {
        path: 'access/add',
        title: 'Add access rule',
        load: () => import('./access/add-rule'),
      },
      {
        path: 'access/:rule',
        params: { rule: (text: string) => text },
        title: 'Edit access rule',
        load: () => import('./access/edit-rule'),
      },
    ],
    pages: [objectsRoute('objects', load), objectsRoute('browse', load)],
  },
});
