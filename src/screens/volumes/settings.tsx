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

/** 'ext4, labelled data'. */
export function filesystemAndLabel(volume: VolumeRecord): string | undefined {
  const type = filesystemName(volume);
  const { filesystem_label: label } = volume;
  return type !== undefined && label ? `${type}, labelled ${label}` : type;
}

/** Its id if the name is unknown; undefined for none. */
export function serverName({ server: id }: VolumeRecord, lookup: Lookup): string | undefined {
  return id ? titleById(lookup, 'server', id) : undefined;
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

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
  if (source.kind === 'blank') return 'Blank';
  if (source.kind === 'unknown') return <span className="muted">not known</span>;
  return (
    <>
      {source.kind === 'image' ? 'Image ' : 'Volume '}
      <IdLink kind={source.kind} id={source.id} />
    </>
  );
}

export const VOLUME_SETTINGS: readonly Setting<'volume'>[] = [
  { ...NAME, rule: canEdit },
  {
    label: 'Size',
    editor: 'resize',
    rule: canResize,
    words: ({ size }) => whenKnown(size, formatSize),
  },
  { label: 'Storage type', words: (volume) => whenKnown(storageLabel(volume), (words) => words) },
  { label: 'Zone', words: zoneLabelOf },
  { label: 'Boot', words: ({ boot }) => whenKnown(boot, yesOrNo) },
  {
    label: 'Filesystem',
    words: (volume) => whenKnown(filesystemAndLabel(volume), (words) => words),
  },
  {
    label: 'Serial',
    editor: 'serial',
    rule: canEditSerial,
    words: ({ serial }) => whenKnown(serial, (text) => (text ? <code>{text}</code> : NONE)),
    control: {
      type: 'line',
      mono: true,
      idAsPlaceholder: true,
      hint: "At most 20 letters, digits and _ . + -. Without one it is the volume's id.",
      problem: serialProblem,
    },
  },
  { label: 'Source', words: sourceLabel },
  {
    label: 'Delete with server',
    editor: 'delete_with_server',
    rule: canEditDeleteWithServer,
    words: ({ delete_with_server: goes }) => whenKnown(goes, yesOrNo),
    control: {
      type: 'check',
      label: 'Delete this volume together with its server',
      hint: 'Otherwise it stays, detached, when the server that it is attached to is deleted.',
    },
  },
  { label: 'Encrypted', words: ({ encrypted }) => whenKnown(encrypted, yesOrNo) },
  CREATED,
  { ...DESCRIPTION, rule: canEdit },
];
