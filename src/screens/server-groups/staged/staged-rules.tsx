import { useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { KeptNote } from '@/components/editors/kept-note';
import { useUnsaved } from '@/components/editors/use-unsaved';
import { Page } from '@/components/page/page';
import { RecordLink } from '@/components/links/record-link';
import { useLookup } from '@/components/store/lookup';
import { useRecord } from '@/components/store/use-record';
import { counted } from '@/lib/text';
import { pendingProblem } from '@/model/account/pending';
import { emptyRule, ruleBody, type Direction, type RuleForm } from '@/model/firewall-rule/form';
import { PRESETS } from '@/model/firewall-rule/presets';
import type { FirewallRuleRecord } from '@/model/firewall-rule/record';
import { canSave, changeOf, type StagedRule } from '@/model/firewall-rule/staged';
import { paths } from '@/model/paths';
import type { ServerGroupRecord } from '@/model/server-group/record';
import { titleOf } from '@/model/title';
import { toasts } from '@/store/toasts/toasts-slice';
import type { Action } from '@/ui/action-menu';
import { Button } from '@/ui/button';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { FormError } from '@/ui/form-error';
import { Note } from '@/ui/note';
import { Stack } from '@/ui/page/columns';
import { Truncate } from '@/ui/truncate';
import { DIRECTION_WORDS, DIRECTIONS } from '../firewall/direction-words';
import { useRuleEnds } from '../firewall/use-rule-ends';
import { CopyDialog } from './copy-dialog';
import { RuleDialog } from './rule-dialog';
import { StagedCard } from './staged-card';
import { useStagedDraft } from './use-staged-draft';
import { useStagedRules } from './use-staged-rules';
import { useStagedSave } from './use-staged-save';

interface StagedRulesProps {
  readonly account: string;
  readonly group: ServerGroupRecord;
  readonly rules: readonly FirewallRuleRecord[];
}

const NOTHING = 'Nothing has been changed yet';
const ALL_SAVED = 'Everything is saved';
const WAIT = 'Wait until this is saved';

/** The tables of a group's rules, to be changed freely; nothing is sent until it is saved. */
export function StagedRules({ account, group, rules }: StagedRulesProps) {
  const draft = useStagedDraft(paths.firewallRules(account, group.id));
  const staged = useStagedRules(rules, draft.found);
  const { results, saving, failure, forget, save } = useStagedSave(group.id, account);
  const [copied, setCopied] = useState<number>();
  const { record: payer } = useRecord('account', account, account);
  const lookup = useLookup();
  const dialogs = useDialogs();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const over = useRef(false);
  const watched = useRef(true);
  useEffect(() => {
    watched.current = true;
    return () => {
      watched.current = false;
    };
  }, []);
  useRuleEnds(
    staged.rows.map(({ form }) => ruleBody(form)),
    account,
  );
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
  // Once something of it was sent there is no way back to before.
  const restored = staged.restored && changed && results.size === 0 && !saving;

  useUnsaved(changed, {
    isUnsaved: () => changed && !over.current,
    onLeave: end,
  });

  const untouched = results.size > 0 ? ALL_SAVED : NOTHING;
  const invalid = canSave(staged.rows) ? undefined : 'A rule is not valid yet';
  const adds = left.some((row) => changeOf(row) === 'added');
  const pending = adds ? pendingProblem(payer) : undefined;
  const barred = changed ? (pending ?? invalid) : untouched;

  function leave() {
    over.current = true;
    end();
    void navigate(parent);
  }

  async function saveAll() {
    const isDone = await save(staged.rows);
    if (!isDone) return;
    dispatch(toasts.actions.shown({ tone: 'success', message: 'Rules saved' }));
    if (watched.current) leave();
  }

  async function ask(title: string, values: RuleForm, label: string) {
    return dialogs.open(RuleDialog, { account, title, values, label });
  }

  async function addOwn(direction: Direction, values = emptyRule(direction)) {
    const form = await ask(`Add ${DIRECTION_WORDS[direction].rule}`, values, 'Add to the list');
    if (form !== undefined) staged.add(form);
  }

  async function edit({ key, form }: StagedRule) {
    const title = `Edit ${DIRECTION_WORDS[form.direction].rule}`;
    const next = await ask(title, form, 'Change in the list');
    if (next === undefined) return;
    forget(key);
    staged.change(key, next);
  }

  function waysToAdd(direction: Direction): readonly Action[] {
    return [
      {
        id: 'own',
        label: 'Rule of your own',
        icon: 'plus',
        onAction: () => void addOwn(direction),
      },
      ...PRESETS[direction].map(({ id, label, form }) => ({
        id,
        label,
        section: 'Presets',
        onAction: () => staged.add(form),
      })),
    ];
  }

  async function copyRules() {
    const from = await dialogs.open(CopyDialog, { account, group: group.id });
    if (from !== undefined) setCopied(staged.copy(from));
  }

  const [query] = useSearchParams();
  const copyWanted = useRef(query.has('copy'));
  useEffect(() => {
    if (!copyWanted.current) return;
    copyWanted.current = false;
    void copyRules();
  });

  return (
    <Page
      title={<Truncate text={`Rules of ${titleOf(group)}`} />}
      subtitle={
        <RecordLink kind="server_group" id={group.id} account={account}>
          Back to the group
        </RecordLink>
      }
      actions={
        <>
          <Button
            icon="copy"
            disabledReason={saving ? WAIT : undefined}
            onClick={() => void copyRules()}
          >
            Copy rules from another group
          </Button>
          <Button disabledReason={saving ? WAIT : undefined} onClick={leave}>
            Discard
          </Button>
          <Button
            variant="primary"
            busy={saving}
            disabledReason={barred}
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
        {refused > 0 && !saving && (
          <div role="alert">
            <Note tone="error" title={`${counted(refused, 'change')} could not be saved`}>
              Those that are saved are in force. Rules to be removed wait until every addition is
              saved.
            </Note>
          </div>
        )}
        <p role="status" className="muted">
          {copied !== undefined &&
            (copied === 0
              ? 'All the rules of that group are here already. '
              : `${counted(copied, 'rule')} copied. `)}
          {changed
            ? `${counted(left.length, 'change')} not saved yet. What is added is sent before anything is removed.`
            : 'Nothing is sent until you save.'}
        </p>
        {DIRECTIONS.map((direction) => (
          <StagedCard
            key={direction}
            account={account}
            direction={direction}
            rows={staged.rows.filter(({ form }) => form.direction === direction)}
            results={results}
            saving={saving}
            lookup={lookup}
            ways={() => waysToAdd(direction)}
            onEdit={(row) => void edit(row)}
            onClone={({ form }) => void addOwn(direction, form)}
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
