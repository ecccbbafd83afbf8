import { storageLabel } from '@/model/volume/describe';
import type { VolumeRecord } from '@/model/volume/record';
import { Tag } from '@/ui/chip';
import { Row } from '@/ui/page/columns';

/** A volume's storage, and whether it boots or is encrypted. */
export function VolumeBadges({ volume }: { readonly volume: VolumeRecord }) {
  return (
    <Row>
      {/* The spaces show where a phone puts the row into a line. */}
      {storageLabel(volume) ?? '–'} {volume.boot === true && <Tag>boot</Tag>}{' '}
      {volume.encrypted === true && <Tag tone="grey">encrypted</Tag>}
    </Row>
  );
}
