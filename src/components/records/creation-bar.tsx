import { counted } from '@/lib/text';
import { creationOf } from '@/model/creation';
import { type Titled, titleOf } from '@/model/title';
import { Progress } from '@/ui/progress';
import { useNow } from '../time/use-now';

/** In milliseconds. */
const STEP_MS = 500;
const CLOCK_MS = 1000;

interface CreatedRecord extends Titled {
  readonly created_at?: string | null;
}

interface CreationProps {
  readonly record: CreatedRecord;
  /** How long it takes. */
  readonly seconds: number;
}

/** Progress by the expected time (spec 2 §4). */
export function CreationBar({ record, seconds, done }: CreationProps & { readonly done: boolean }) {
  const now = useNow(STEP_MS);
  return (
    <Progress
      label={`Creating ${titleOf(record)}`}
      value={done ? 1 : creationOf(record.created_at, seconds, now).progress}
    />
  );
}

/** How long it takes, and that it takes longer. */
export function CreationMessage({
  record,
  seconds,
  noun,
}: CreationProps & { readonly noun: string }) {
  const now = useNow(CLOCK_MS);
  const usual = counted(Math.round(seconds), 'second');
  return creationOf(record.created_at, seconds, now).late
    ? `This ${noun} is still being created. That is taking longer than the usual ${usual}.`
    : `This ${noun} is being created. That takes about ${usual}.`;
}
