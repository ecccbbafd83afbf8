import { storageWords } from '@/model/volume/describe';
import type { VolumeRecord } from '@/model/volume/record';
import { Tag } from '@/ui/chip';
import { Row } from '@/ui/page/columns';

/** What kind of volume it is: its storage, and whether it is booted from and encrypted. */
export function VolumeMarks({ volume }: { readonly volume: VolumeRecord }) {
  return (
    <Row>
      {storageWords(volume) ?? '–'}
      {volume.boot === true && <Tag>boot</Tag>}
      {volume.encrypted === true && <Tag tone="grey">encrypted</Tag>}
    </Row>
  );
}
