import { RecordBadge } from '@/components/records/record-badge';
import { useLinger } from '@/components/store/use-linger';
import { volumeTitle } from '@/model/volume/describe';
import type { VolumeRecord } from '@/model/volume/record';
import { Progress } from '@/ui/progress';
import styles from './volumes.module.css';

interface CreationBarProps {
  readonly volume: VolumeRecord;
  /** It has just been made: full, until it goes. */
  readonly done: boolean;
}

/** That a volume is being made. The specification expects no time for it, so the bar wanders. */
export function CreationBar({ volume, done }: CreationBarProps) {
  return <Progress label={`Creating ${volumeTitle(volume)}`} value={done ? 1 : undefined} />;
}

/** The status of a volume in a list: with a bar while it is made, which lingers when it is there. */
export function VolumeStatus({ volume }: { readonly volume: VolumeRecord }) {
  const lingering = useLinger(volume.status);
  return (
    <span className={styles.status}>
      <RecordBadge status={volume.status} />
      {(volume.status === 'creating' || lingering) && (
        <CreationBar volume={volume} done={lingering} />
      )}
    </span>
  );
}
