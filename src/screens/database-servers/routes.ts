import { cloudIpsEditor } from '@/components/record-page/cloud-ips/route';
import { kindArea } from '@/components/record-page/settings/record-route';
import { planEditors } from '@/components/record-page/snapshots/routes';

const loadSettings = async () => (await import('./settings')).DATABASE_SERVER_SETTINGS;

export const databaseServerArea = kindArea('database_server', {
  list: () => import('./list'),
  add: { load: () => import('./add') },
  page: {
    load: () => import('./detail'),
    settings: {
      load: loadSettings,
      titles: { name: 'Rename Cloud SQL server', description: 'Description' },
    },
    editors: {
      maintenance: { title: 'Maintenance window', load: () => import('./editors/maintenance') },
      ...planEditors('database_server', loadSettings),
      access_control: { title: 'Access control', load: () => import('./editors/access-control') },
      resize: { title: 'Resize Cloud SQL server', load: () => import('./editors/resize') },
      cloud_ips: cloudIpsEditor('database_server'),
      snapshot: { title: 'Snapshot', load: () => import('./editors/snapshot') },
    },
  },
});
