import { useCallback, useState } from 'react';
import { useCalls } from '@/components/activity/calls/calls-context';
import { CallFailed, callFailedTools } from '@/components/lists/verbs/outcome-messages';
import { Absent } from '@/components/records/absent';
import { useAccount } from '@/components/scope/account-scope';
import { useLookup } from '@/components/scope/data/lookup';
import { useNamed } from '@/components/scope/data/use-named';
import { joinMessages, truncateName } from '@/lib/text';
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
import { words } from './words';

function useRemoveRules({ titleOf }: AccessPlace) {
  const account = useAccount();
  const calls = useCalls();
  const { open } = useDialogs();
  return useCallback(
    async (container: ContainerRecord, rules: readonly AccessRule[]): Promise<boolean> => {
      const name = truncateName(titleOf(container));
      const task = { title: words.remove.task(rules.length), about: name };
      const sure = await open(ConfirmDialog, {
        title: words.remove.title(rules.length),
        body: <p>{words.remove.body(name, rules.length)}</p>,
        confirmLabel: words.remove.confirm,
        danger: true,
        meanwhile: words.remove.removing,
        tools: callFailedTools(failedTitle(task), unknownTitle(task)),
        onConfirm: async () => {
          const { outcome } = calls.startCall({
            verb: 'access',
            ...task,
            account,
            call: changeContainerCall(container.id, removeRules(rules)),
            success: words.remove.done(rules.length),
            isWatched: true,
          });
          const ended = await outcome;
          if (ended.ok) return;
          throw 'error' in ended
            ? new CallFailed(joinMessages(ended.error.messages), ended.error, 'isUnknown' in ended)
            : new CallFailed(words.remove.notRemoved);
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
      title={words.card.title}
      note={rules.length || undefined}
      actions={
        fixed === undefined && (
          <LinkButton
            size="s"
            icon="plus"
            aria-label={words.add.title}
            to={place.add(account, name)}
          >
            {words.add.save}
          </LinkButton>
        )
      }
    >
      <Stack gap="m">
        <p className="muted">{place.words.implicit}</p>
        {!isRead && <Absent />}
        {isRead && rules.length === 0 && <p>{words.card.empty}</p>}
        {rules.length > 0 && (
          <ul aria-label={words.card.listLabel} className={styles.rules}>
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
            <span>{words.card.selected(selected.length)}</span>
            <Button
              size="s"
              variant="danger"
              icon="trash"
              disabledReason={removalProblem(container, selected)}
              onClick={() => {
                void remove(container, selected).then((isDone) => isDone && setMarked([]));
              }}
            >
              {words.remove.confirm}
            </Button>
            <Button size="s" variant="quiet" onClick={() => setMarked([])}>
              {words.card.clear}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

export function AccessSkeleton() {
  return (
    <Card title={words.card.title}>
      <Skeleton shape="block" />
    </Card>
  );
}
