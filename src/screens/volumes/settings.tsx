import {
  CREATED,
  DESCRIPTION,
  NAME,
  type Setting,
} from '@/components/record-page/settings/settings-card';
import { NONE, whenKnown } from '@/components/records/absent';
import { IdLink } from '@/components/records/links/record-link';
import { formatSize } from '@/lib/sizes';
import type { Facts, Lookup } from '@/model/facts';
import type { VolumeRecord } from '@/model/records/compute';
import { titleById } from '@/model/title';
import { serialProblem } from '@/model/volume/create';
import { filesystemName, storageLabel, volumeSource, volumeZone } from '@/model/volume/describe';
import { canEdit, canEditDeleteWithServer, canEditSerial, canResize } from '@/model/volume/rules';
import { words } from './words';

/** 'ext4, labelled data'. */
export function filesystemAndLabel(volume: VolumeRecord): string | undefined {
  const type = filesystemName(volume);
  const { filesystem_label: label } = volume;
  return type !== undefined && label ? words.settings.labelledFilesystem(type, label) : type;
}

/** Its id if the name is unknown; undefined for none. */
export function serverName({ server: id }: VolumeRecord, lookup: Lookup): string | undefined {
  return id ? titleById(lookup, 'server', id) : undefined;
}

const yesOrNo = (is: boolean) => (is ? words.settings.yes : words.settings.no);

function zoneLabelOf(volume: VolumeRecord, facts: Facts) {
  const label = volumeZone(volume, facts);
  if (label === undefined) return whenKnown(volume.zone, (id) => (id ? <code>{id}</code> : NONE));
  const handle = volume.zone ? facts.get('zone', volume.zone)?.handle : undefined;
  return (
    <>
      {label} {handle && <span className="muted">({handle})</span>}
    </>
  );
}

function sourceLabel(volume: VolumeRecord) {
  const source = volumeSource(volume);
  if (source.kind === 'blank') return words.labels.blank;
  if (source.kind === 'unknown')
    return <span className="muted">{words.settings.sourceUnknown}</span>;
  const link = <IdLink kind={source.kind} id={source.id} />;
  return source.kind === 'image'
    ? words.settings.sourceImage(link)
    : words.settings.sourceVolume(link);
}

export const VOLUME_SETTINGS: readonly Setting<'volume'>[] = [
  { ...NAME, rule: canEdit },
  {
    label: words.labels.size,
    editor: 'resize',
    rule: canResize,
    words: ({ size }) => whenKnown(size, formatSize),
  },
  {
    label: words.labels.storageType,
    words: (volume) => whenKnown(storageLabel(volume), (label) => label),
  },
  { label: words.labels.zone, words: zoneLabelOf },
  { label: words.settings.boot, words: ({ boot }) => whenKnown(boot, yesOrNo) },
  {
    label: words.labels.filesystem,
    words: (volume) => whenKnown(filesystemAndLabel(volume), (label) => label),
  },
  {
    label: words.labels.serial,
    editor: 'serial',
    rule: canEditSerial,
    words: ({ serial }) => whenKnown(serial, (text) => (text ? <code>{text}</code> : NONE)),
    control: {
      type: 'line',
      mono: true,
      idAsPlaceholder: true,
      hint: words.settings.serialHint,
      problem: serialProblem,
    },
  },
  { label: words.settings.source, words: sourceLabel },
  {
    label: words.settings.deleteWithServer,
    editor: 'delete_with_server',
    rule: canEditDeleteWithServer,
    words: ({ delete_with_server: goes }) => whenKnown(goes, yesOrNo),
    control: {
      type: 'check',
      label: words.settings.deleteWithServerLabel,
      hint: words.labels.deleteWithServerHint,
    },
  },
  { label: words.labels.encrypted, words: ({ encrypted }) => whenKnown(encrypted, yesOrNo) },
  CREATED,
  { ...DESCRIPTION, rule: canEdit },
];
