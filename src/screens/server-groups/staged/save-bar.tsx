import { useAccount } from '@/components/account/account-context';
import { useRecord } from '@/components/data/use-record';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { counted } from '@/lib/text';
import { pendingProblem } from '@/model/account/pending';
import { canSave, changeOf } from '@/model/firewall-rule/staged';
import { useAnnounced } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { type GroupRules, useGroupRules } from './group-rules';
import styles from './save-bar.module.css';
import type { RowResult } from './use-staged-save';

const KEPT = 'What you typed here before has been kept.';
const ORDER = 'Nothing is sent until you save. Rules are added before any is removed.';
const WAITING =
  'Those that are saved are in force. Nothing is removed until every addition is saved.';
const WAIT = 'Wait until this is saved';

function hintOf({ copied, restored }: GroupRules): string {
  if (copied !== undefined && copied > 0) return `${counted(copied, 'rule')} copied.`;
  return restored ? KEPT : ORDER;
}

/** Changes that may be saved already go out again only on purpose. */
function pressOf(refused: number, unknown: number): string {
  if (unknown > 0) return 'Send again';
  return refused > 0 ? 'Save the rest' : 'Save rules';
}

/** What is staged, at the foot of the window from the first change on. */
export function SaveBar() {
  const account = useAccount();
  const { record: payer } = useRecord('account', account);
  const rules = useGroupRules();
  const { left, results, saving, failure, copied } = rules;
  const count = left.length;
  const isOpen = count > 0 || saving;
  const countOf = (ended: RowResult['status']) =>
    saving ? 0 : left.filter(({ key }) => results.get(key)?.status === ended).length;
  const refused = countOf('failed');
  const unknown = countOf('unknown');
  const isHeldBack = refused + unknown > 0;
  const told =
    count > 0
      ? `${counted(count, 'change')} not saved yet`
      : copied === 0 && 'Those rules are here already.';
  useAnnounced(told);
  const adds = left.some((row) => changeOf(row) === 'added');
  const pending = adds ? pendingProblem(payer) : undefined;
  const onDone = () => rules.place.current?.focus();
  const invalid = canSave(left) ? undefined : 'A rule is not valid yet';

  return (
    <section className={styles.bar} data-open={isOpen || undefined} aria-label="Unsaved rules">
      <div className={styles.words}>
        {count > 0 ? (
          <p>
            <strong>{told}</strong>
          </p>
        ) : (
          <p>{told}</p>
        )}
        <div role="alert">
          {(refused > 0 || failure !== undefined) && (
            <p className={styles.failed}>
              <Icon name="error" size={14} />
              {failure?.message ?? `${counted(refused, 'change')} could not be saved`}
            </p>
          )}
          {unknown > 0 && (
            <p>
              {counted(unknown, 'change')} may be saved: look whether it is in force before you send
              it again
            </p>
          )}
          {failure?.facts && (
            <FailureToolsLater isRow what="Could not save firewall rules" error={failure.facts} />
          )}
        </div>
        {isOpen && <p className={styles.hint}>{isHeldBack ? WAITING : hintOf(rules)}</p>}
      </div>
      {isOpen && (
        <>
          <Button
            disabledReason={saving ? WAIT : undefined}
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
            disabledReason={pending ?? invalid}
            onClick={() => {
              void rules.save().then((isDone) => {
                if (isDone) onDone();
              });
            }}
          >
            {pressOf(refused, unknown)}
          </Button>
        </>
      )}
    </section>
  );
}
