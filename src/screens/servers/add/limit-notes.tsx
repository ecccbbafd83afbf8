import { useAccount } from '@/components/scope/account-context';
import { leastMemory, LimitNote } from '@/components/records/limit-note';
import { BlockStorageNotice } from '@/components/record-page/volumes/block-storage-notice';
import { ACTIVATE, pendingProblem } from '@/model/account/pending';
import type { Facts } from '@/model/facts';
import { paths } from '@/model/paths';
import { isWindowsLimit, typeProblem } from '@/model/server/create/choices';
import { serversToMake, type NewServer } from '@/model/server/create/form';
import { chosenIn, hasRootVolume, newServerProblems } from '@/model/server/create/problems';
import { NO_MEMORY } from '@/model/server/memory';
import { needsSshKey, NO_SSH_KEY } from '@/model/server/ssh-keys';
import { newVolumeProblem } from '@/model/volume/block-storage';
import { HeightUnknown } from '@/ui/height-unknown';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';
import { useFieldError } from './field-error';
import { useNewServer } from './new-server-context';

const MORE_WINDOWS = 'Please raise the number of Windows servers that this account may have.';

interface LimitNotesProps {
  readonly form: NewServer;
  readonly facts: Facts;
}

/** Which limit is reached, and where to raise it. */
export function LimitNotes({ form, facts }: LimitNotesProps) {
  const account = useAccount();
  const { partPath } = useNewServer();
  const refused = useFieldError('sshKeys');
  const { type, system } = chosenIn(form, facts);
  const count = serversToMake(form);
  const memory = type && typeProblem(type, count, system, facts) === NO_MEMORY;
  const storage = hasRootVolume(form, type)
    ? newVolumeProblem(facts.account, facts.limits)
    : undefined;
  const { image, volume } = newServerProblems(form, facts);
  const pending = pendingProblem(facts.account);
  const windows = [image, volume].find(isWindowsLimit);
  const hasNone = form.sshKeys.trim() === '';
  const keyless = hasNone && needsSshKey(facts.user, system);
  return (
    <>
      {pending !== undefined && (
        <Note
          tone="warning"
          action={
            pending === ACTIVATE ? (
              <LinkButton size="s" to={paths.billingCard(account)}>
                Add Card Details
              </LinkButton>
            ) : undefined
          }
        >
          A pending account cannot create servers. {pending}.
        </Note>
      )}
      {memory && (
        <LimitNote resource="server" more={count * (leastMemory([type]) ?? 0)}>
          {NO_MEMORY}
        </LimitNote>
      )}
      {windows !== undefined && (
        <Note
          tone="warning"
          action={
            // Only support raises this limit.
            <LinkButton size="s" to={paths.support(account, MORE_WINDOWS)}>
              Contact Support
            </LinkButton>
          }
        >
          {windows}
        </Note>
      )}
      <BlockStorageNotice problem={storage} more={facts.limits.volume.minimum} />
      {hasNone && facts.user?.ssh_key === undefined && <HeightUnknown />}
      {/* Once the form was refused for it, an alert says the same. */}
      {keyless && refused === undefined && (
        <Note
          tone="warning"
          action={
            <LinkButton size="s" to={partPath(paths.serverAddSshKey(account))}>
              Add SSH key
            </LinkButton>
          }
        >
          {NO_SSH_KEY}
        </Note>
      )}
    </>
  );
}
