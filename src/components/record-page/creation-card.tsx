import { counted } from '@/lib/text';
import { creationOf } from '@/model/creation';
import { Card } from '@/ui/card';
import { Stack } from '@/ui/page/columns';
import { type CreationProps, useCreationBar } from '../records/record-status';
import { useNow } from '@/components/scope/use-now';

const CLOCK_MS = 1000;

interface CreationCardProps extends CreationProps {
  readonly noun: string;
  /** What more is said of one that takes nobody knows how long. */
  readonly words?: string | undefined;
}

/** A new record's status with its creation bar, which lingers for a moment (spec 2 §4). */
export function CreationCard({ noun, words, ...creating }: CreationCardProps) {
  const { record, seconds } = creating;
  const creation = useCreationBar(creating);
  if (creation === undefined) return null;
  const making =
    seconds === undefined ? (
      `This ${noun} is being created.${words === undefined ? '' : ` ${words}`}`
    ) : (
      <CreationMessage record={record} seconds={seconds} noun={noun} />
    );
  return (
    <Card title="Status">
      <Stack gap="m">
        <p>{creation.lingering ? `This ${noun} is ready.` : making}</p>
        {creation.bar}
      </Stack>
    </Card>
  );
}

interface CreationMessageProps extends Pick<CreationProps, 'record'> {
  readonly seconds: number;
  readonly noun: string;
}

/** How long it takes, and that it takes longer. */
function CreationMessage({ record, seconds, noun }: CreationMessageProps) {
  const now = useNow(CLOCK_MS);
  const usual =
    seconds < 120
      ? counted(Math.round(seconds), 'second')
      : counted(Math.round(seconds / 60), 'minute');
  return creationOf(record.created_at, seconds, now).late
    ? `This ${noun} is still being created. That is taking longer than the usual ${usual}.`
    : `This ${noun} is being created. That takes about ${usual}.`;
}
