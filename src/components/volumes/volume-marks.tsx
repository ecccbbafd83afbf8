import { storageWords } from '@/model/volume/describe';
import type { VolumeRecord } from '@/model/volume/record';
import { Tag } from '@/ui/chip';
import { Row } from '@/ui/page/columns';

/** A volume's storage, and whether it boots or is encrypted. */
export function VolumeMarks({ volume }: { readonly volume: VolumeRecord }) {
  return (
    <Row>
      {storageWords(volume) ?? '–'}
      {volume.boot === true && <Tag>boot</Tag>}
      {volume.encrypted === true && <Tag tone="grey">encrypted</Tag>}
    </Row>
  );
}
