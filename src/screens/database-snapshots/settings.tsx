import { DESCRIPTION, NAME } from '@/components/settings/common-settings';
import type { Setting } from '@/components/settings/setting';
import { canEdit } from '@/model/database-snapshot/rules';

/** Editable while available (spec 2 §2). */
export const DATABASE_SNAPSHOT_SETTINGS: readonly Setting<'database_snapshot'>[] = [
  { ...NAME, rule: canEdit },
  { ...DESCRIPTION, rule: canEdit },
];
