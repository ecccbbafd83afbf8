import { useGroupPolicy } from '@/screens/server-groups/firewall/use-group-policy';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { CheckAgain } from '@/components/forms/editors/check-again';
import { useAccount } from '@/components/scope/account-scope';
import { useLookup } from '@/components/scope/data/lookup';
import { useFreshRead } from '@/components/scope/data/use-fresh-read';
import { useRecord } from '@/components/scope/data/use-record';
import { formatTimeOfDay } from '@/lib/dates';
import { pendingProblem } from '@/model/account/status';
import { canSave, changeOf } from '@/model/firewall-rule/staged';
import { LOOKING } from '@/store/calls/call-messages';
import { useAnnounced } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { OFFLINE, useOnline } from '@/ui/use-online';
import { words } from '../words';
import { type GroupRules, useGroupRules } from './group-rules';
import styles from './save-bar.module.css';
import type { RowResult } from './use-staged-save';

function hintOf({ left, status, copied, restored, hasSaved }: GroupRules, isHeldBack: boolean) {
  if (isHeldBack) {
    const removes = left.some(({ removed }) => removed);
    return words.save.heldBack(hasSaved, removes);
  }
  if (status !== undefined) {
    return status === 'looking' ? words.save.looking : words.save.saving;
  }
  if (copied !== undefined && copied > 0) return words.save.copied(copied);
  return restored ? words.save.kept : words.save.order;
}

/** Changes that may be saved already go out again only on purpose. */
function pressOf(unknown: number, isRest: boolean): string {
  if (unknown > 0) return words.save.sendAgain;
  return isRest ? words.save.saveRest : words.save.save;
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
  const outcome =
    found &&
    (found.error === undefined
      ? words.save.notInForce(formatTimeOfDay(found.at))
      : words.save.notRead);
  return <CheckAgain size="s" busy={busy} onCheck={check} words={outcome} />;
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
      ? words.save.unsaved(waiting)
      : count === 0 && copied === 0 && words.save.nothingCopied;
  useAnnounced(told);
  const adds = left.some((row) => changeOf(row) === 'added');
  const pending = adds ? pendingProblem(payer) : undefined;
  const onDone = () => rules.place.current?.focus();
  const undecided = countOf('deleted') > 0 ? words.save.deleted : undefined;
  const invalid = canSave(left) ? undefined : words.save.invalid;
  const looking = status === 'looking' ? LOOKING : undefined;
  const offline = online ? undefined : OFFLINE;

  return (
    <section className={styles.bar} data-open={isOpen || undefined} aria-label={words.save.label}>
      <div className={styles.words}>
        {told !== false && <p>{count > 0 ? <strong>{told}</strong> : told}</p>}
        <div role="alert">
          {(refused > 0 || failure !== undefined) && (
            <p className={styles.failed}>
              <Icon name="error" size={14} />
              {failure?.message ?? words.save.refused(refused)}
            </p>
          )}
          {unknown > 0 && <p>{words.save.unknown(unknown)}</p>}
          {undecided !== undefined && <p>{undecided}</p>}
          {failure?.facts && (
            <FailureToolsLater isRow what={words.save.refusedReport} error={failure.facts} />
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
            {words.save.discard}
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
