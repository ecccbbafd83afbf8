import { useNow } from '@/components/scope/use-now';
import { creationOf } from '@/model/creation';
import { type Titled, titleOf } from '@/model/title';
import { Progress } from '@/ui/progress';

/** In milliseconds. */
const STEP_MS = 500;

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
