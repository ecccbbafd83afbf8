import { storageWords } from '@/model/volume/describe';
import type { VolumeRecord } from '@/model/volume/record';
import { Tag } from '@/ui/chip';
import styles from './volumes.module.css';

/** What kind of volume it is: its storage, and whether it is booted from and encrypted. */
export function VolumeMarks({ volume }: { readonly volume: VolumeRecord }) {
  return (
    <span className={styles.marks}>
      {storageWords(volume) ?? '–'}
      {volume.boot === true && <Tag>boot</Tag>}
      {volume.encrypted === true && <Tag tone="grey">encrypted</Tag>}
    </span>
  );
}
