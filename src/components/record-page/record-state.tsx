import { type CreationProps, useCreationBar } from '@/components/records/record-status';
import { NoteVerbs } from '@/components/lists/verbs/record-actions';
import { useAccount } from '@/components/scope/account-scope';
import { useNow } from '@/components/scope/use-now';
import { entryOf } from '@/lib/values';
import { counted } from '@/lib/text';
import { creationOf } from '@/model/creation';
import type { Facts } from '@/model/facts';
import type { EditedKind } from '@/model/pages';
import { paths } from '@/model/paths';
import type { Records } from '@/model/records/records';
import { isGone } from '@/model/status';
import type { Titled } from '@/model/title';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';
import { Stack } from '@/ui/page/columns';
import { type PageData, primaryActionsOf, type StateMessage, type StateWords } from './page-data';

const CLOCK_MS = 1000;

interface CreationCardProps extends CreationProps {
  readonly noun: string;
  readonly words?: string | undefined;
}

function CreationCard({ noun, words, ...creating }: CreationCardProps) {
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

function goneMessages(noun: string): Readonly<Record<string, StateMessage>> {
  const text = 'Nothing about it can be changed any more.';
  return {
    deleting: { tone: 'warning', title: `This ${noun} is being deleted`, text },
    deleted: { tone: 'warning', title: `This ${noun} has been deleted`, text },
  };
}

function SupportButton({ words }: { readonly words: string }) {
  return (
    <LinkButton size="s" to={paths.support(useAccount(), words)}>
      Contact Support
    </LinkButton>
  );
}

interface Stateful extends Titled {
  readonly status?: string;
  readonly locked?: boolean;
}

interface RecordStateProps<K extends EditedKind> {
  readonly page: Pick<PageData<K>, 'noun' | 'primaryActions'>;
  readonly words: StateWords<K>;
  readonly record: Records[K];
  readonly facts: Facts;
}

export function statusIn<K extends EditedKind>(
  words: StateWords<K> | undefined,
  record: Records[K],
): { readonly status?: string } {
  const status = words?.status?.(record);
  return status === undefined ? {} : { status };
}

export function RecordState<K extends EditedKind>(props: RecordStateProps<K>) {
  const { page, words, record, facts } = props;
  const { noun } = page;
  const { status: own = '', locked }: Stateful = record;
  const { status = own } = statusIn(words, record);
  const message = entryOf({ ...goneMessages(noun), ...words.states }, status);
  const isLocked = words.locked !== undefined && locked === true && !isGone(status);
  const verbs = <NoteVerbs record={record} primaryActions={primaryActionsOf(page, record)} />;
  return (
    <>
      <CreationCard
        record={record}
        noun={noun}
        seconds={words.seconds?.(record, facts)}
        words={words.creating}
      />
      {message && (
        <Note
          tone={message.tone}
          title={message.title}
          action={
            message.asksSupport === true ? (
              <>
                <SupportButton words={`${message.title}: ${record.id}`} />
                {!isLocked && verbs}
              </>
            ) : isLocked ? undefined : (
              verbs
            )
          }
        >
          {message.text}
        </Note>
      )}
      {isLocked && (
        <Note icon="lock" title={`This ${noun} is locked`} action={verbs}>
          {words.locked}
        </Note>
      )}
    </>
  );
}
