import { useCallback } from 'react';
import { useAccount } from '@/components/account/account-context';
import { useCalls } from '@/components/calls/calls-context';
import { counted } from '@/lib/text';
import { type AccessRule, isSameRule } from '@/model/container/access';
import {
  accessChanges,
  accessOf,
  PUBLIC_READ,
  withoutRules,
} from '@/model/container/access-changes';
import { saveContainerCall } from '@/model/container/calls';
import type { ContainerRecord } from '@/model/container/record';
import { publicReadNeeded } from '@/model/container/web';
import { shortTitle } from '@/model/title';
import { errorMessage } from '@/store/calls/call-messages';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { useLatest } from './use-latest';

/** Why these rules cannot go (spec 3 §4), or undefined. */
export function removalProblem(
  container: ContainerRecord,
  rules: readonly AccessRule[],
): string | undefined {
  return rules.some((rule) => isSameRule(rule, PUBLIC_READ))
    ? publicReadNeeded(container)
    : undefined;
}

/** Removes rules once the reader is sure; resolves with whether they are gone. */
export function useRemoveRules() {
  const account = useAccount();
  const calls = useCalls();
  const { open } = useDialogs();
  const readLatest = useLatest();
  return useCallback(
    async (container: ContainerRecord, rules: readonly AccessRule[]): Promise<boolean> => {
      const many = rules.length > 1;
      const sure = await open(ConfirmDialog, {
        title: many
          ? `Remove ${counted(rules.length, 'access rule')}?`
          : 'Remove this access rule?',
        body: (
          <p>
            Whoever has access to {shortTitle(container)} by {many ? 'these rules' : 'this rule'}{' '}
            alone loses it at once.
          </p>
        ),
        confirmLabel: 'Remove',
        danger: true,
        meanwhile: 'Removing…',
        onConfirm: async () => {
          const latest = await readLatest(container);
          const { outcome } = calls.startCall({
            verb: 'access',
            title: many ? 'Remove access rules' : 'Remove access rule',
            about: shortTitle(container),
            account,
            call: saveContainerCall(
              container.id,
              accessChanges(latest, withoutRules(accessOf(latest), rules)),
            ),
            success: many
              ? `${counted(rules.length, 'access rule')} deleted successfully`
              : 'Access rule deleted successfully',
            isWatched: true,
          });
          const ended = await outcome;
          if (ended.ok) return;
          throw new Error('error' in ended ? errorMessage(ended.error) : 'It was not removed');
        },
      });
      return sure === true;
    },
    [account, calls, open, readLatest],
  );
}
