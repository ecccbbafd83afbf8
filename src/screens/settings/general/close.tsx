import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { useKeptSent } from '@/components/forms/editors/use-kept-sent';
import { useLatch } from '@/components/forms/editors/use-unsaved';
import { useSave } from '@/components/forms/editors/use-save';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts } from '@/components/scope/data/use-facts';
import { useQuery } from '@/components/scope/data/use-query';
import { useRecord } from '@/components/scope/data/use-record';
import { useRouteGuard } from '@/components/scope/leave/route-guard';
import {
  type Blocker,
  canClose,
  CLOSING_TAGS,
  closingBlockers,
  closingMessage,
  closingProblems,
  type ClosingRequest,
} from '@/model/account/closing';
import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import type { Records } from '@/model/records/records';
import { supportCall } from '@/model/support/calls';
import { titleOf } from '@/model/title';
import { readable } from '@/model/unreadable';
import { billingQuery } from '@/store/queries/billing-query';
import { orbitAccountQuery } from '@/store/queries/orbit-account-query';
import { isFirstReadPending, type RecordMeta } from '@/store/resources/resources-state';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { Choice } from '@/ui/choice';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import { Modal } from '@/ui/dialogs/modal';
import { TextLink } from '@/ui/link';
import { Note } from '@/ui/note';
import { TextArea } from '@/ui/text-area';
import { words } from '../words';
import styles from './close.module.css';

const schema = checkedForm(closingProblems);
const EMPTY: ClosingRequest = { reason: '', tags: [] };

export default function CloseAccount() {
  const id = useAccount();
  const { record, meta } = useRecord('account', id);
  const facts = useFacts();
  const { returnTo } = useRouteGuard();
  const status = record?.status;
  const billing = useQuery(billingQuery, { account: id, status });
  const orbit = useQuery(orbitAccountQuery, { account: id });
  const retry = () => {
    billing.refresh();
    orbit.refresh();
  };
  const isReading =
    (!meta.full && meta.error === undefined) ||
    [billing, orbit].some((each) => isFirstReadPending(each.status));
  // Kept while it is tried again.
  const isRead = useLatch(!isReading);
  if (record === undefined || facts.user === undefined || !isRead) return null;
  const blockers = closingBlockers(readable(record), {
    balance: billing.data?.balance,
    bytes: orbit.data?.bytes,
  });
  const disabledReason = canClose(record, facts);
  if (disabledReason === undefined && blockers.length > 0) {
    return (
      <Blocked
        blockers={blockers}
        account={record}
        error={billing.error ?? orbit.error}
        busy={isReading}
        onRetry={retry}
        onClose={() => returnTo(paths.settings(id))}
      />
    );
  }
  return <ClosingForm account={record} disabledReason={disabledReason} />;
}

interface BlockedProps {
  readonly blockers: readonly Blocker[];
  readonly account: Records['account'];
  readonly error: RecordMeta['error'];
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

function Blocked({ blockers, account, error, busy, onRetry, onClose }: BlockedProps) {
  return (
    <Modal onClose={onClose}>
      <DialogFrame
        title={words.general.close}
        onClose={onClose}
        actions={<Button onClick={onClose}>{words.close.back}</Button>}
      >
        <p>{words.close.blocked(titleOf(account))}</p>
        <ul className={styles.blockers}>
          {blockers.map(({ words: left, to, unknown }) => {
            const link = <TextLink to={to}>{left}</TextLink>;
            return <li key={to}>{unknown ? words.close.blockerUnread(link) : link}</li>;
          })}
        </ul>
        {blockers.some(({ unknown }) => unknown) && (
          <Note
            tone="warning"
            action={
              <Button size="s" icon="refresh" busy={busy} onClick={onRetry}>
                {words.close.tryAgain}
              </Button>
            }
          >
            <p>{words.close.unknown}</p>
            {error && <FailureToolsLater what={words.close.unknown} error={error} />}
          </Note>
        )}
      </DialogFrame>
    </Modal>
  );
}

interface FormProps {
  readonly account: Records['account'];
  readonly disabledReason: string | undefined;
}

function ClosingForm({ account, disabledReason }: FormProps) {
  const { id } = account;
  const kept = useKeptSent(words.close.sent);
  const editor = useSave<ClosingRequest, ClosingRequest>({
    schema,
    values: EMPTY,
    isNew: true,
    verb: 'close',
    title: words.close.task,
    parent: paths.settings(id),
    request: (request) => supportCall(id, closingMessage(id, request)),
    kept,
    does: 'sent',
    success: () => words.close.success,
  });
  const { register, formState } = editor.form;
  return (
    <EditorDialog
      editor={editor}
      title={words.general.close}
      saveLabel={words.close.saveLabel}
      disabledReason={disabledReason}
    >
      <p>{words.close.lead(titleOf(account))}</p>
      <Choice legend={words.close.tags}>
        {CLOSING_TAGS.map(({ tag, label }) => (
          <CheckboxField key={tag} {...register('tags')} value={tag} label={label} />
        ))}
      </Choice>
      <TextArea
        {...register('reason')}
        label={words.common.reason}
        optional
        error={formState.errors.reason?.message}
      />
    </EditorDialog>
  );
}
