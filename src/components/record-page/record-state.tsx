import { type CreationProps, useCreationBar } from '@/components/records/record-status';
import { NoteVerbs } from '@/components/lists/verbs/record-actions';
import { useAccount } from '@/components/scope/account-scope';
import { useNow } from '@/components/scope/use-now';
import { entryOf } from '@/lib/values';
import { creationOf } from '@/model/creation';
import type { Facts } from '@/model/facts';
import type { EditedKind } from '@/model/pages';
import type { Records } from '@/model/records/records';
import { remediesOf, troublePath } from '@/model/remedies';
import { isGone } from '@/model/status';
import type { Titled } from '@/model/title';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';
import { Stack } from '@/ui/page/columns';
import { type PageData, primaryActionsOf, type StateMessage, type StateWords } from './page-data';
import { words } from './words';

const CLOCK_MS = 1000;

interface CreationCardProps extends CreationProps {
  readonly noun: string;
  readonly more?: string | undefined;
}

function CreationCard({ noun, more, ...creating }: CreationCardProps) {
  const { record, seconds } = creating;
  const creation = useCreationBar(creating);
  if (creation === undefined) return null;
  const making =
    seconds === undefined ? (
      more === undefined ? (
        words.state.creating(noun)
      ) : (
        words.state.creatingAnd(noun, more)
      )
    ) : (
      <CreationMessage record={record} seconds={seconds} noun={noun} />
    );
  return (
    <Card title={words.state.title}>
      <Stack gap="m">
        <p>{creation.lingering ? words.state.ready(noun) : making}</p>
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
      ? words.state.seconds(Math.round(seconds))
      : words.state.minutes(Math.round(seconds / 60));
  return creationOf(record.created_at, seconds, now).late
    ? words.state.creatingLong(noun, usual)
    : words.state.creatingFor(noun, usual);
}

function goneMessages(noun: string): Readonly<Record<string, StateMessage<unknown>>> {
  const text = words.state.gone;
  return {
    deleting: { tone: 'warning', title: words.state.deleting(noun), text },
    deleted: { tone: 'warning', title: words.state.deleted(noun), text },
  };
}

function SupportButton(troubled: Parameters<typeof troublePath>[1]) {
  return (
    <LinkButton size="s" to={troublePath(useAccount(), troubled)}>
      {words.state.contactSupport}
    </LinkButton>
  );
}

interface Stateful extends Titled {
  readonly status?: string;
  readonly locked?: boolean;
}

interface RecordStateProps<K extends EditedKind> {
  readonly page: Pick<PageData<K>, 'kind' | 'noun' | 'primaryActions'>;
  readonly words: StateWords<K>;
  readonly record: Records[K];
  readonly facts: Facts;
}

export function statusIn<K extends EditedKind>(
  state: StateWords<K> | undefined,
  record: Records[K],
): { readonly status?: string } {
  const status = state?.status?.(record);
  return status === undefined ? {} : { status };
}

export function RecordState<K extends EditedKind>(props: RecordStateProps<K>) {
  const { page, words: own, record, facts } = props;
  const { kind, noun } = page;
  const { status: read = '', locked }: Stateful = record;
  const { status = read } = statusIn(own, record);
  const message = entryOf({ ...goneMessages(noun), ...own.states }, status);
  const text = message?.text;
  const asksSupport = remediesOf(kind, status).includes('support');
  const isLocked = own.locked !== undefined && locked === true && !isGone(status);
  const verbs = <NoteVerbs record={record} primaryActions={primaryActionsOf(page, record)} />;
  return (
    <>
      <CreationCard
        record={record}
        noun={noun}
        seconds={own.seconds?.(record, facts)}
        more={own.creating}
      />
      {message && (
        <Note
          tone={message.tone}
          title={message.title}
          action={
            (asksSupport || !isLocked) && (
              <>
                {asksSupport && <SupportButton kind={kind} id={record.id} status={status} />}
                {!isLocked && verbs}
              </>
            )
          }
        >
          {typeof text === 'function' ? text(record, facts) : text}
        </Note>
      )}
      {isLocked && (
        <Note icon="lock" title={words.state.locked(noun)} action={verbs}>
          {own.locked}
        </Note>
      )}
    </>
  );
}
