import { DESCRIPTION, NAME, type Setting } from '@/components/record-page/settings/settings-card';
import { canEdit } from '@/model/database-snapshot/rules';

export const DATABASE_SNAPSHOT_SETTINGS: readonly Setting<'database_snapshot'>[] = [
  { ...NAME, rule: canEdit },
  { ...DESCRIPTION, rule: canEdit },
];
