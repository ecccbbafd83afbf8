import type { EditedKind } from '@/model/pages';
import type { Records } from '@/model/records/records';
import { type Setting, SettingsCard, SettingsSkeleton } from './settings/settings-card';
import type { PagePart } from './page-data';

interface SettingsOptions<K extends EditedKind> {
  readonly title?: string;
  readonly fixed?: (record: Records[K]) => boolean;
}

export function settingsPart<K extends EditedKind>(
  kind: K,
  settings: readonly Setting<K>[],
  { title, fixed }: SettingsOptions<K> = {},
): PagePart<K> {
  return {
    show: (record) => (
      <SettingsCard
        kind={kind}
        record={record}
        settings={settings}
        title={title}
        fixed={fixed?.(record)}
      />
    ),
    outline: <SettingsSkeleton settings={settings} title={title} />,
  };
}
