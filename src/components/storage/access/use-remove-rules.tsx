import { useCallback } from 'react';
import { useAccount } from '@/components/scope/account-context';
import { useCalls } from '@/components/activity/calls/calls-context';
import { joinMessages } from '@/lib/join-messages';
import { counted, truncateName } from '@/lib/text';
import type { AccessRule } from '@/model/container/access';
import { removeRules } from '@/model/container/access-edits';
import { changeContainerCall } from '@/model/container/calls';
import type { ContainerRecord } from '@/model/container/record';
import { failedTitle, unknownTitle } from '@/store/calls/call-messages';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { callFailedTools } from '@/components/lists/verbs/call-failed-tools';
import { CallFailed } from '@/components/lists/verbs/outcome-messages';
import type { AccessPlace } from './access-place';

/** Removes rules once the reader is sure; resolves with whether they are gone. */
export function useRemoveRules({ titleOf }: AccessPlace) {
  const account = useAccount();
  const calls = useCalls();
  const { open } = useDialogs();
  return useCallback(
    async (container: ContainerRecord, rules: readonly AccessRule[]): Promise<boolean> => {
      const many = rules.length > 1;
      const task = {
        title: many ? 'Remove access rules' : 'Remove access rule',
        about: truncateName(titleOf(container)),
      };
      const sure = await open(ConfirmDialog, {
        title: many
          ? `Remove ${counted(rules.length, 'access rule')}?`
          : 'Remove this access rule?',
        body: (
          <p>
            Whoever has access to {truncateName(titleOf(container))} by{' '}
            {many ? 'these rules' : 'this rule'} alone loses it at once.
          </p>
        ),
        confirmLabel: 'Remove',
        danger: true,
        meanwhile: 'Removing…',
        tools: callFailedTools(failedTitle(task), unknownTitle(task)),
        onConfirm: async () => {
          const { outcome } = calls.startCall({
            verb: 'access',
            ...task,
            account,
            call: changeContainerCall(container.id, removeRules(rules)),
            success: many
              ? `${counted(rules.length, 'access rule')} deleted successfully`
              : 'Access rule deleted successfully',
            isWatched: true,
          });
          const ended = await outcome;
          if (ended.ok) return;
          throw 'error' in ended
            ? new CallFailed(joinMessages(ended.error.messages), ended.error, 'isUnknown' in ended)
            : new CallFailed('It was not removed');
        },
      });
      return sure === true;
    },
    [account, calls, open, titleOf],
  );
}
