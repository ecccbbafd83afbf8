import { useEffect, useMemo, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useAccount } from '@/components/account/account-context';
import { KeptNote } from '@/components/editors/editor-notes';
import { useUnsaved } from '@/components/editors/use-unsaved';
import { Page } from '@/components/page/page';
import { useRouteGuard } from '@/components/leave/route-guard';
import { useLookup } from '@/components/data/lookup';
import { useRecord } from '@/components/data/use-record';
import { pendingProblem } from '@/model/account/pending';
import type { FirewallRuleRecord } from '@/model/firewall-rule/record';
import { canSave, changeOf, rowDirection, rowFacts } from '@/model/firewall-rule/staged';
import { paths } from '@/model/paths';
import type { ServerGroupRecord } from '@/model/server-group/record';
import { titleOf } from '@/model/title';
import { toasts } from '@/store/toasts/toasts-slice';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { Stack } from '@/ui/page/columns';
import { Truncate } from '@/ui/truncate';
import { useMounted } from '@/ui/use-mounted';
import { BackToGroup } from '../back-to-group';
import { DIRECTIONS } from '../firewall/direction-labels';
import { useRuleEnds } from '../firewall/use-rule-ends';
import { StagedCard } from './staged-card';
import { StagedStatus } from './staged-status';
import { useRuleDialogs } from './use-rule-dialogs';
import { useStagedDraft } from './use-staged-draft';
import { useStagedRules } from './use-staged-rules';
import { useStagedSave } from './use-staged-save';

interface StagedRulesProps {
  readonly group: ServerGroupRecord;
  readonly rules: readonly FirewallRuleRecord[];
}

const NOTHING = 'Nothing has been changed yet';
const ALL_SAVED = 'Everything is saved';
const WAIT = 'Wait until this is saved';

/** Edits a group's rules; nothing is sent before Save. */
export function StagedRules({ group, rules }: StagedRulesProps) {
  const account = useAccount();
  const draft = useStagedDraft(paths.firewallRules(account, group.id));
  const staged = useStagedRules(rules, draft.found);
  const { results, saving, failure, forget, save } = useStagedSave(group.id);
  const dialogs = useRuleDialogs({ group: group.id, staged, forget });
  const { record: payer } = useRecord('account', account);
  const lookup = useLookup();
  const dispatch = useDispatch();
  const { returnTo } = useRouteGuard();
  const over = useRef(false);
  const mounted = useMounted();
  useRuleEnds(staged.rows.map(rowFacts));
  const parent = paths.serverGroup(account, group.id);
  const left = useMemo(
    () =>
      staged.rows.filter(
        (row) => changeOf(row) !== 'none' && results.get(row.key)?.status !== 'saved',
      ),
    [staged.rows, results],
  );
  const refused = left.filter(({ key }) => results.get(key)?.status === 'failed').length;
  const changed = left.length > 0;

  const { keep, end } = draft;
  useEffect(() => keep(left), [keep, left]);
  // Parts may have been sent already.
  const restored = staged.restored && changed && results.size === 0 && !saving;

  useUnsaved(changed, {
    isUnsaved: () => changed && !over.current,
    onLeave: end,
  });

  const untouched = results.size > 0 ? ALL_SAVED : NOTHING;
  const invalid = canSave(staged.rows) ? undefined : 'A rule is not valid yet';
  const adds = left.some((row) => changeOf(row) === 'added');
  const pending = adds ? pendingProblem(payer) : undefined;
  const disabledReason = changed ? (pending ?? invalid) : untouched;

  function leave() {
    over.current = true;
    end();
    returnTo(parent);
  }

  async function saveAll() {
    const isDone = await save(staged.rows);
    if (!isDone) return;
    dispatch(toasts.actions.shown({ tone: 'success', message: 'Rules saved' }));
    if (mounted.current) leave();
  }

  return (
    <Page
      title={<Truncate text={`Rules of ${titleOf(group)}`} />}
      subtitle={<BackToGroup id={group.id} />}
      actions={
        <>
          <Button
            icon="copy"
            disabledReason={saving ? WAIT : undefined}
            onClick={() => void dialogs.copyRules()}
          >
            Copy rules from another group
          </Button>
          <Button disabledReason={saving ? WAIT : undefined} onClick={leave}>
            Discard
          </Button>
          <Button
            variant="primary"
            busy={saving}
            disabledReason={disabledReason}
            onClick={() => void saveAll()}
          >
            {refused > 0 ? 'Save the rest' : 'Save rules'}
          </Button>
        </>
      }
    >
      <Stack>
        <FormError>{failure}</FormError>
        {restored && <KeptNote onDiscard={staged.reset} />}
        <StagedStatus left={left.length} refused={saving ? 0 : refused} copied={dialogs.copied} />
        {DIRECTIONS.map((direction) => (
          <StagedCard
            key={direction}
            direction={direction}
            rows={staged.rows.filter((row) => rowDirection(row) === direction)}
            results={results}
            saving={saving}
            lookup={lookup}
            addActions={() => dialogs.addActions(direction)}
            onEdit={(row) => void dialogs.edit(row)}
            onClone={(row) => void dialogs.clone(row)}
            onRemove={({ key }) => {
              forget(key);
              staged.remove(key);
            }}
            onRestore={({ key }) => {
              forget(key);
              staged.restore(key);
            }}
          />
        ))}
      </Stack>
    </Page>
  );
}
