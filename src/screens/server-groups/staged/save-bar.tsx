import { useGroupPolicy } from '@/screens/server-groups/firewall/use-group-policy';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { CheckAgain } from '@/components/forms/editors/check-again';
import { useAccount } from '@/components/scope/account-scope';
import { useLookup } from '@/components/scope/data/lookup';
import { useFreshRead } from '@/components/scope/data/use-fresh-read';
import { useRecord } from '@/components/scope/data/use-record';
import { formatTimeOfDay } from '@/lib/dates';
import { counted } from '@/lib/text';
import { pendingProblem } from '@/model/account/status';
import { canSave, changeOf } from '@/model/firewall-rule/staged';
import { LOOKING } from '@/store/calls/call-messages';
import { useAnnounced } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { OFFLINE, useOnline } from '@/ui/use-online';
import { type GroupRules, useGroupRules } from './group-rules';
import styles from './save-bar.module.css';
import type { RowResult } from './use-staged-save';

const KEPT = 'What you typed here before has been kept.';
const ORDER = 'Nothing is sent until you save. Rules are added before any is removed.';
const IN_FORCE = 'Those that are saved are in force.';
const HELD_BACK = 'Nothing is removed until every addition is saved.';
const SAVING = 'Saving. Rules are added before any is removed.';
const DELETED = 'A rule was deleted elsewhere: add it as a new rule, or drop the change';

function hintOf({ left, status, copied, restored, hasSaved }: GroupRules, isHeldBack: boolean) {
  if (isHeldBack) {
    const removes = left.some(({ removed }) => removed);
    return [hasSaved && IN_FORCE, removes && HELD_BACK].filter(Boolean).join(' ');
  }
  if (status !== undefined) return status === 'looking' ? `An answer was lost. ${LOOKING}` : SAVING;
  if (copied !== undefined && copied > 0) return `${counted(copied, 'rule')} copied.`;
  return restored ? KEPT : ORDER;
}

/** Changes that may be saved already go out again only on purpose. */
function pressOf(unknown: number, isRest: boolean): string {
  if (unknown > 0) return 'Send again';
  return isRest ? 'Save the rest' : 'Save rules';
}

/** Reads the rules again: changes that are in force after all are settled by that. */
function CheckRules({ group }: { readonly group: string }) {
  const lookup = useLookup();
  const id = lookup.get('server_group', group)?.firewall_policy ?? '';
  const { meta } = useRecord('firewall_policy', id);
  const { refresh } = useGroupPolicy(group);
  const { check, busy, found } = useFreshRead({
    readAt: meta.fullAt ?? 0,
    error: meta.error,
    refresh,
  });
  const words =
    found &&
    (found.error === undefined
      ? `Not in force, read at ${formatTimeOfDay(found.at)}.`
      : 'It could not be read.');
  return <CheckAgain size="s" busy={busy} onCheck={check} words={words} />;
}

export function SaveBar() {
  const account = useAccount();
  const { record: payer } = useRecord('account', account);
  const rules = useGroupRules();
  const { left, resultOf, status, wait, failure, copied } = rules;
  const online = useOnline();
  const saving = status !== undefined;
  const count = left.length;
  const isOpen = count > 0 || saving;
  const countOf = (ended: RowResult['status']) =>
    saving ? 0 : left.filter((row) => resultOf(row)?.status === ended).length;
  const refused = countOf('failed');
  const unknown = countOf('unknown');
  const isHeldBack = refused + unknown > 0;
  const hint = hintOf(rules, isHeldBack);
  const waiting = count - unknown;
  const told =
    waiting > 0
      ? `${counted(waiting, 'change')} not saved yet`
      : count === 0 && copied === 0 && 'Those rules are here already.';
  useAnnounced(told);
  const adds = left.some((row) => changeOf(row) === 'added');
  const pending = adds ? pendingProblem(payer) : undefined;
  const onDone = () => rules.place.current?.focus();
  const undecided = countOf('deleted') > 0 ? DELETED : undefined;
  const invalid = canSave(left) ? undefined : 'A rule is not valid yet';
  const looking = status === 'looking' ? LOOKING : undefined;
  const offline = online ? undefined : OFFLINE;

  return (
    <section className={styles.bar} data-open={isOpen || undefined} aria-label="Unsaved rules">
      <div className={styles.words}>
        {told !== false && <p>{count > 0 ? <strong>{told}</strong> : told}</p>}
        <div role="alert">
          {(refused > 0 || failure !== undefined) && (
            <p className={styles.failed}>
              <Icon name="error" size={14} />
              {failure?.message ?? `${counted(refused, 'change')} could not be saved`}
            </p>
          )}
          {unknown > 0 && (
            <p>
              <strong>{counted(unknown, 'change')} may be saved</strong>: look whether{' '}
              {unknown === 1 ? 'it is' : 'they are'} in force before you send{' '}
              {unknown === 1 ? 'it' : 'them'} again
            </p>
          )}
          {undecided !== undefined && <p>{undecided}</p>}
          {failure?.facts && (
            <FailureToolsLater isRow what="Could not save firewall rules" error={failure.facts} />
          )}
        </div>
        {unknown > 0 && <CheckRules group={rules.group} />}
        {isOpen && hint !== '' && <p className={styles.hint}>{hint}</p>}
      </div>
      {isOpen && (
        <>
          <Button
            disabledReason={wait}
            onClick={() => {
              rules.discard();
              onDone();
            }}
          >
            Discard
          </Button>
          <Button
            variant="primary"
            busy={saving}
            disabledReason={looking ?? offline ?? pending ?? undecided ?? invalid}
            onClick={() => {
              void rules.save().then((isDone) => {
                if (isDone) onDone();
              });
            }}
          >
            {pressOf(unknown, refused > 0 && rules.hasSaved)}
          </Button>
        </>
      )}
    </section>
  );
}
