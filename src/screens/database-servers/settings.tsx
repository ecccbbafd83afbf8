import {
  CREATED,
  DESCRIPTION,
  NAME,
  type Setting,
} from '@/components/record-page/settings/settings-card';
import { RETENTION, SCHEDULE } from '@/components/record-page/snapshots/plan-settings';
import { NONE, whenKnown } from '@/components/records/absent';
import { maintenanceLabel } from '@/model/database-server/maintenance';
import { canEdit } from '@/model/database-server/rules';
import { Copyable } from '@/ui/copy-button';
import { words } from './words';

/** Settings of a server; engine, type and zone are in the page's head, access rules in a card. */
export const DATABASE_SERVER_SETTINGS: readonly Setting<'database_server'>[] = [
  { ...NAME, rule: canEdit },
  {
    label: words.labels.maintenance,
    editor: 'maintenance',
    rule: canEdit,
    words: ({ maintenance_weekday: weekday, maintenance_hour: hour }) =>
      whenKnown(weekday, (day) => whenKnown(hour, (from) => maintenanceLabel(day, from))),
  },
  { ...SCHEDULE, rule: canEdit },
  { ...RETENTION, rule: canEdit },
  {
    label: words.page.adminUser,
    words: ({ admin_username: user }) =>
      whenKnown(user, (text) =>
        text ? <Copyable compact text={text} what={words.page.copyAdminUser} /> : NONE,
      ),
  },
  CREATED,
  { ...DESCRIPTION, rule: canEdit },
];
