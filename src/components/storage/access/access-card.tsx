import { useCallback, useState } from 'react';
import { useCalls } from '@/components/activity/calls/calls-context';
import { CallFailed, callFailedTools } from '@/components/lists/verbs/outcome-messages';
import { Absent } from '@/components/records/absent';
import { useAccount } from '@/components/scope/account-scope';
import { useLookup } from '@/components/scope/data/lookup';
import { useNamed } from '@/components/scope/data/use-named';
import { counted, joinMessages, truncateName } from '@/lib/text';
import { type AccessRule, accessString, isSameRule } from '@/model/container/access';
import { accessOf } from '@/model/container/access-changes';
import { removalProblem, removeRules } from '@/model/container/access-edits';
import { changeContainerCall } from '@/model/container/calls';
import { canChange } from '@/model/container/rules';
import { hidesNames } from '@/model/container/web';
import type { Facts } from '@/model/facts';
import { placeOf } from '@/model/orbit/ids';
import type { ContainerRecord } from '@/model/records/storage';
import { failedTitle, unknownTitle } from '@/store/calls/call-messages';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { LinkButton } from '@/ui/link';
import { Stack } from '@/ui/page/columns';
import { Skeleton } from '@/ui/skeleton';
import type { AccessPlace } from './rule-fields';
import styles from './access.module.css';
import { AccessRow, clientIdOf } from './access-row';

function useRemoveRules({ titleOf }: AccessPlace) {
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

interface AccessCardProps {
  readonly container: ContainerRecord;
  readonly facts: Facts;
  readonly place: AccessPlace;
}

export function AccessCard({ container, facts, place }: AccessCardProps) {
  const { container: name } = placeOf(container.id);
  const account = useAccount();
  const lookup = useLookup();
  const remove = useRemoveRules(place);
  const [marked, setMarked] = useState<readonly AccessRule[]>([]);
  const list = accessOf(container);
  const { rules } = list;
  const isRead = container.read !== undefined;
  useNamed(rules.flatMap((rule) => clientIdOf(rule, account) ?? []));
  const selected = rules.filter((rule) => marked.some((each) => isSameRule(each, rule)));
  const fixed = canChange(container, facts);

  return (
    <Card
      title="Access"
      note={rules.length || undefined}
      actions={
        fixed === undefined && (
          <LinkButton
            size="s"
            icon="plus"
            aria-label="Add access rule"
            to={place.add(account, name)}
          >
            Add
          </LinkButton>
        )
      }
    >
      <Stack gap="m">
        <p className="muted">{place.words.implicit}</p>
        {!isRead && <Absent />}
        {isRead && rules.length === 0 && <p>Nobody else has access.</p>}
        {rules.length > 0 && (
          <ul aria-label="Access rules" className={styles.rules}>
            {rules.map((rule) => (
              <AccessRow
                key={accessString(rule)}
                rule={rule}
                list={list}
                hidesNames={hidesNames(container)}
                lookup={lookup}
                place={place}
                container={name}
                fixed={fixed}
                removalReason={removalProblem(container, [rule])}
                isMarked={fixed === undefined ? selected.includes(rule) : undefined}
                onMark={(isMarked) =>
                  setMarked(
                    isMarked ? [...selected, rule] : selected.filter((each) => each !== rule),
                  )
                }
                onRemove={() => void remove(container, [rule])}
              />
            ))}
          </ul>
        )}
        {selected.length > 0 && (
          <div className={styles.selected}>
            <span>{counted(selected.length, 'access rule')} selected</span>
            <Button
              size="s"
              variant="danger"
              icon="trash"
              disabledReason={removalProblem(container, selected)}
              onClick={() => {
                void remove(container, selected).then((isDone) => isDone && setMarked([]));
              }}
            >
              Remove
            </Button>
            <Button size="s" variant="quiet" onClick={() => setMarked([])}>
              Clear
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

export function AccessSkeleton() {
  return (
    <Card title="Access">
      <Skeleton shape="block" />
    </Card>
  );
}
