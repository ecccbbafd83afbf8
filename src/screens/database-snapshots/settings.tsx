import { DESCRIPTION, NAME } from '@/components/record-page/settings/common-settings';
import type { Setting } from '@/components/record-page/settings/setting';
import { canEdit } from '@/model/database-snapshot/rules';

export const DATABASE_SNAPSHOT_SETTINGS: readonly Setting<'database_snapshot'>[] = [
  { ...NAME, rule: canEdit },
  { ...DESCRIPTION, rule: canEdit },
];
