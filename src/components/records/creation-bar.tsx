import { useNow } from '@/components/scope/use-now';
import { creationOf } from '@/model/creation';
import { type Titled, titleOf } from '@/model/title';
import { Progress } from '@/ui/progress';

const STEP_MS = 500;

interface CreatedRecord extends Titled {
  readonly created_at?: string | null;
}

interface CreationProps {
  readonly record: CreatedRecord;
  readonly seconds: number;
}

export function CreationBar({ record, seconds, done }: CreationProps & { readonly done: boolean }) {
  const now = useNow(STEP_MS);
  return (
    <Progress
      label={`Creating ${titleOf(record)}`}
      value={done ? 1 : creationOf(record.created_at, seconds, now).progress}
    />
  );
}
