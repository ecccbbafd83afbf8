import { useList } from '@/components/scope/data/use-list';
import { VerbButton } from '@/components/lists/verbs/verb-button';
import { LEAVE_ACCOUNT } from '@/model/account/verbs';
import type { Records } from '@/model/records';
import { DefinitionNote } from '@/ui/definition-grid';

/** Removes the user from an account of somebody else (spec 1 §6). */
export function LeaveAccount({ account }: { readonly account: Records['account'] }) {
  // By which the user is in it.
  useList('collaboration');
  return (
    <>
      <VerbButton record={account} verb={LEAVE_ACCOUNT} size="s" />
      <DefinitionNote>Only its owner can close it.</DefinitionNote>
    </>
  );
}
