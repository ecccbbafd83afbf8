import { volumeArea } from '@/screens/volumes/routes';
import { describing, rename, single, tick, type } from '../forms/form';
import { holdForms } from '../forms/hold-forms';
import { GIGABYTE } from '../forms/records';

holdForms(volumeArea, {
  forms: {
    'volumes/:volume/name': rename('volume'),
    'volumes/:volume/description': describing('volume'),
    'volumes/:volume/serial': single('volume', 'serial', type('Serial', 'new1'), 'new1', {
      needs: ['status'],
      heeds: [],
    }),
    'volumes/:volume/delete_with_server': single(
      'volume',
      'delete_with_server',
      tick(/^Delete this volume/),
      true,
      { heeds: ['status', 'storage_type'] },
    ),
    'volumes/:volume/resize': {
      kind: 'volume',
      needs: ['status', 'size'],
      heeds: ['locked', 'storage_type'],
      change: type('Size in GB', '50'),
      sends: { from: 40 * GIGABYTE, to: 50 * GIGABYTE },
    },
  },
  without: [
    'volumes',
    'volumes/add',
    'volumes/:volume',
    'volumes/:volume/attach',
    'volumes/:volume/copy',
  ],
});
