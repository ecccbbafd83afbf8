import { StatusWithBar } from '@/components/records/creation';
import { titleOf } from '@/model/title';
import type { VolumeRecord } from '@/model/volume/record';
import { Progress } from '@/ui/progress';

interface CreationBarProps {
  readonly volume: VolumeRecord;
  /** It has just been made: full, until it goes. */
  readonly done: boolean;
}

/** That a volume is being made. The specification expects no time for it, so the bar wanders. */
export function CreationBar({ volume, done }: CreationBarProps) {
  return <Progress label={`Creating ${titleOf(volume)}`} value={done ? 1 : undefined} />;
}

/** The status of a volume in a list. */
export function VolumeStatus({ volume }: { readonly volume: VolumeRecord }) {
  return (
    <StatusWithBar
      status={volume.status}
      bar={(done) => <CreationBar volume={volume} done={done} />}
    />
  );
}
