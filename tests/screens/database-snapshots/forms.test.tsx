import { databaseSnapshotArea } from '@/screens/database-snapshots/routes';
import { describing, rename } from '../forms/form';
import { holdForms } from '../forms/hold-forms';

holdForms(databaseSnapshotArea, {
  forms: {
    'database_snapshots/:database_snapshot/name': rename('database_snapshot'),
    'database_snapshots/:database_snapshot/description': describing('database_snapshot'),
  },
  without: ['database_snapshots', 'database_snapshots/:database_snapshot'],
});
