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
import styles from './close.module.css';

const TITLE = 'Close Account';

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

const UNKNOWN = 'While something is not known, the account cannot be closed.';

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
        title={TITLE}
        onClose={onClose}
        actions={<Button onClick={onClose}>Back</Button>}
      >
        <p>{titleOf(account)} can be closed once it is empty and nothing is owed. What is left:</p>
        <ul className={styles.blockers}>
          {blockers.map(({ words, to, unknown }) => (
            <li key={to}>
              <TextLink to={to}>{words}</TextLink>
              {unknown && ': could not be read'}
            </li>
          ))}
        </ul>
        {blockers.some(({ unknown }) => unknown) && (
          <Note
            tone="warning"
            action={
              <Button size="s" icon="refresh" busy={busy} onClick={onRetry}>
                Try again
              </Button>
            }
          >
            <p>{UNKNOWN}</p>
            {error && <FailureToolsLater what={UNKNOWN} error={error} />}
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
  const kept = useKeptSent('Your closure request');
  const editor = useSave<ClosingRequest, ClosingRequest>({
    schema,
    values: EMPTY,
    isNew: true,
    verb: 'close',
    title: 'Ask for the account to be closed',
    parent: paths.settings(id),
    request: (request) => supportCall(id, closingMessage(id, request)),
    kept,
    does: 'sent',
    success: () => 'Support request submitted.',
  });
  const { register, formState } = editor.form;
  return (
    <EditorDialog
      editor={editor}
      title={TITLE}
      saveLabel="Send closure request"
      disabledReason={disabledReason}
    >
      <p>
        {titleOf(account)} is empty and owes nothing. Our support closes it; nobody can open it from
        then on.
      </p>
      <Choice legend="Why are you leaving?">
        {CLOSING_TAGS.map(({ tag, label }) => (
          <CheckboxField key={tag} {...register('tags')} value={tag} label={label} />
        ))}
      </Choice>
      <TextArea
        {...register('reason')}
        label="Reason"
        optional
        error={formState.errors.reason?.message}
      />
    </EditorDialog>
  );
}
