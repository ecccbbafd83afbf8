import type { VolumeRecord } from '@/model/records/compute';
import { storageLabel } from '@/model/volume/describe';
import { Tag } from '@/ui/badges';
import { Row } from '@/ui/page/columns';
import { words } from '../words';

export function VolumeBadges({ volume }: { readonly volume: VolumeRecord }) {
  return (
    <Row>
      {/* The spaces separate the parts on a phone, which shows the row as text. */}
      {storageLabel(volume) ?? '–'} {volume.boot === true && <Tag>{words.volumes.boot}</Tag>}{' '}
      {volume.encrypted === true && <Tag tone="grey">{words.volumes.encrypted}</Tag>}
    </Row>
  );
}
