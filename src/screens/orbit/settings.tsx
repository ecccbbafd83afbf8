import type { Setting } from '@/components/record-page/settings/settings-card';
import { NONE, whenKnown } from '@/components/records/absent';
import { RecordLink } from '@/components/records/links/record-link';
import { useAccount } from '@/components/scope/account-scope';
import { formatSize } from '@/lib/sizes';
import { truncateList } from '@/lib/text';
import { canArchive } from '@/model/container/archive';
import { wordsOf } from '@/model/container/cross-origin';
import { canChange } from '@/model/container/rules';
import { containerId } from '@/model/orbit/ids';
import type { ContainerRecord } from '@/model/records/storage';
import { Chip, Chips } from '@/ui/badges';
import { Truncate } from '@/ui/tooltip';
import { KeysFact } from './detail/keys-fact';
import { words } from './words';

function ContainerLink({ name }: { readonly name: string }) {
  return (
    <RecordLink kind="container" id={containerId(useAccount(), name)}>
      <Truncate text={name} />
    </RecordLink>
  );
}

const OFF = <span className="muted">{words.settings.off}</span>;

const SHOWN = 3;

function Archiving({ container }: { readonly container: ContainerRecord }) {
  const { history_location: history, versions_location: versions } = container;
  if (versions) {
    return words.settings.versionsIn(<ContainerLink name={versions} />);
  }
  return whenKnown(history, (name) =>
    name ? words.settings.archivedInto(<ContainerLink name={name} />) : OFF,
  );
}

export const CONTAINER_SETTINGS: readonly Setting<'container'>[] = [
  {
    label: words.publicListings.title,
    editor: 'public_listings',
    rule: canChange,
    words: ({ web_listings: isOn }) => whenKnown(isOn, (on) => (on ? words.settings.on : OFF)),
  },
  {
    label: words.staticSite.title,
    editor: 'static_site',
    rule: canChange,
    words: ({ web_index: index }) => whenKnown(index, (name) => (name ? <code>{name}</code> : OFF)),
  },
  {
    label: words.archiving.title,
    editor: 'history',
    rule: (container, facts) => canChange(container, facts) ?? canArchive(container, facts),
    words: (container) => <Archiving container={container} />,
  },
  {
    label: words.quota.title,
    editor: 'quota',
    rule: canChange,
    words: ({ quota_bytes: bytes, quota_count: count }) =>
      whenKnown(count === undefined ? undefined : bytes, () => {
        const limits = [
          ...(typeof bytes === 'number' ? [formatSize(bytes)] : []),
          ...(typeof count === 'number' ? [words.list.objectCount(count)] : []),
        ];
        return limits.length === 0 ? NONE : limits.join(', ');
      }),
  },
  {
    label: words.temporaryKeys.title,
    editor: 'temp_url_keys',
    rule: canChange,
    long: true,
    words: (container) => <KeysFact container={container} />,
  },
  {
    label: words.crossOrigin.title,
    editor: 'cross_origin',
    rule: canChange,
    long: true,
    words: ({ cors_allow_origin: origins }) =>
      whenKnown(origins, (text) => (text === '' ? NONE : truncateList(wordsOf(text), SHOWN))),
  },
  {
    label: words.customMetadata.title,
    wide: true,
    editor: 'labels',
    rule: canChange,
    words: ({ labels }) =>
      whenKnown(labels, (all) => {
        const rows = Object.entries(all);
        if (rows.length === 0) return NONE;
        return (
          <Chips>
            {rows.map(([name, value]) => (
              <Chip key={name}>
                {name}: {value}
              </Chip>
            ))}
          </Chips>
        );
      }),
  },
];
