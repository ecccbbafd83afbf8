import { cloudIpsEditor } from '@/components/record-page/cloud-ips/route';
import { kindArea } from '@/components/record-page/settings/record-route';
import { planEditors } from '@/components/record-page/snapshots/routes';
import type { ScreenRoute } from '@/components/records/page/screen-route';

function newServerPart(path: string, title: string): ScreenRoute {
  return { path, title, load: () => import('./add/part') };
}

const loadSettings = async () => (await import('./settings')).SERVER_SETTINGS;

export const serverArea = kindArea('server', {
  list: () => import('./list'),
  add: {
    load: () => import('./add'),
    editors: [
      newServerPart('zone', 'Zone of a new cloud server'),
      newServerPart('user_data', 'User data of a new cloud server'),
      newServerPart('user_ssh_key', 'SSH key'),
      newServerPart('disk_encrypted', 'Disk encryption'),
    ],
  },
  page: {
    load: () => import('./detail'),
    settings: {
      load: loadSettings,
      titles: { name: 'Rename cloud server' },
    },
    editors: {
      user_data: { title: 'User data', load: () => import('./editors/user-data') },
      server_groups: {
        title: 'Groups of a cloud server',
        load: () => import('./editors/server-groups'),
      },
      ...planEditors('server', loadSettings),
      resize: { title: 'Resize cloud server', load: () => import('./editors/resize') },
      attach: { title: 'Attach volume', load: () => import('./editors/attach') },
      cloud_ips: cloudIpsEditor('server'),
    },
    partEditors: [
      {
        path: 'volume_resize/:volume',
        params: { volume: 'volume' },
        title: 'Resize volume',
        load: () => import('./editors/volume-resize'),
      },
      {
        path: 'firewall',
        title: 'Test a connection',
        load: () => import('./firewall/let-in'),
      },
    ],
  },
});
