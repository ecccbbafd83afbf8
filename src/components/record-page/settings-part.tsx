import type { EditedKind } from '@/model/paths';
import type { Setting } from '../settings/setting';
import { SettingsCard, SettingsSkeleton } from '../settings/settings-card';
import type { PagePart } from './page-data';

/** The card of a kind's settings. */
export function settingsPart<K extends EditedKind>(
  kind: K,
  settings: readonly Setting<K>[],
  title?: string,
): PagePart<K> {
  return {
    show: (record) => (
      <SettingsCard kind={kind} record={record} settings={settings} title={title} />
    ),
    outline: <SettingsSkeleton settings={settings} title={title} />,
  };
}
