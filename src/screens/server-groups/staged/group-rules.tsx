import { nanoid } from '@reduxjs/toolkit';
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useRuleEndpoints } from '@/screens/server-groups/firewall/use-group-policy';
import { useNotify } from '@/components/activity/calls/calls-context';
import { useUnsaved } from '@/components/forms/editors/use-unsaved';
import { CallFailed } from '@/components/lists/verbs/outcome-messages';
import { useAccount } from '@/components/scope/account-scope';
import { useLookup } from '@/components/scope/data/lookup';
import { formatWhen } from '@/lib/dates';
import type { Lookup } from '@/model/facts';
import type { RuleForm } from '@/model/firewall-rule/form';
import {
  addedRule,
  changeOf,
  copiedRules,
  isInForce,
  rowFacts,
  type StagedRule,
} from '@/model/firewall-rule/staged';
import { paths } from '@/model/paths';
import type { FirewallRuleRecord, ServerGroupRecord } from '@/model/records/compute';
import { policyOf, rulesOf } from '@/model/server-group/describe';
import { readable } from '@/model/unreadable';
import { words } from '../words';
import { SAVED } from './save-toast';
import { type SaveStatus, useStagedDraft, useStagedRules } from './use-staged-rules';
import { type RowResult, type StagedSave, useStagedSave } from './use-staged-save';

/** The rules of a group with their staged changes: nothing is sent before Save. */
export interface GroupRules {
  readonly group: string;
  readonly rows: readonly StagedRule[] | undefined;
  /** Rows that a save would send. */
  readonly left: readonly StagedRule[];
  readonly resultOf: (row: StagedRule) => RowResult | undefined;
  readonly status: SaveStatus | undefined;
  readonly wait: string | undefined;
  readonly failure: StagedSave['failure'];
  /** Changes of an earlier visit are among them. */
  readonly restored: boolean;
  readonly hasSaved: boolean;
  /** How many rules were copied last, unless something else was changed since. */
  readonly copied: number | undefined;
  readonly find: (key: string) => StagedRule | undefined;
  readonly add: (form: RuleForm) => void;
  readonly copy: (from: readonly FirewallRuleRecord[]) => void;
  readonly change: (row: StagedRule, form: RuleForm) => void;
  /** Marks a rule for removal; drops an addition. */
  readonly remove: (row: StagedRule) => void;
  readonly undo: (row: StagedRule) => void;
  /** Adds a changed rule that was deleted elsewhere as a new one. */
  readonly addAsNew: (row: StagedRule) => void;
  readonly discard: () => void;
  /** Resolves to true if everything is saved. */
  readonly save: () => Promise<boolean>;
  /** Element around the tables: it takes the focus from the save bar when that goes. */
  readonly place: RefObject<HTMLDivElement | null>;
}

const RulesContext = createContext<GroupRules | undefined>(undefined);

/** Rules for the page of a group and its dialogs; throws elsewhere. */
export function useGroupRules(): GroupRules {
  const rules = use(RulesContext);
  if (!rules) throw new Error('useGroupRules needs a GroupRulesProvider above it');
  return rules;
}

interface GroupRulesProviderProps {
  readonly id: string;
  readonly children: ReactNode;
}

const NONE: readonly never[] = [];

function knownRules(group: ServerGroupRecord, lookup: Lookup) {
  const isRead = group.firewall_policy === null || policyOf(group, lookup)?.rules !== undefined;
  return isRead ? rulesOf(group, lookup) : undefined;
}

/** True if the whole list of a group's rules is known, and lacks the rule that a row changes. */
function isDeleted({ key, rule, removed }: StagedRule, group: ServerGroupRecord, lookup: Lookup) {
  const policy = policyOf(group, lookup);
  const listed = group.firewall_policy === null ? [] : policy && readable(policy).rules;
  return rule !== undefined && !removed && listed?.every((id) => id !== key) === true;
}

/** Result of a row that was sent by a page that closed before the answer. */
function sentBefore(at: number): RowResult {
  const reason = words.rules.sentBefore(formatWhen(at));
  return { status: 'unknown', failed: new CallFailed(reason, undefined, true) };
}

export function GroupRulesProvider({ id, children }: GroupRulesProviderProps) {
  const account = useAccount();
  const lookup = useLookup();
  const notify = useNotify();
  const parent = paths.record('server_group', account, id);
  const group = lookup.get('server_group', id);
  const rules = useMemo(() => group && knownRules(group, lookup), [group, lookup]);
  const draft = useStagedDraft(parent);
  const staged = useStagedRules({ rules, draft: draft.found });
  const [copied, setCopied] = useState<number>();
  const place = useRef<HTMLDivElement>(null);
  const { keep } = draft;
  const { results, failure, isHeldBack, forget, found, forgetAll, save, ...own } = useStagedSave({
    group: id,
    staged,
    keep,
  });
  const status = own.status ?? draft.status;
  const saving = status !== undefined;
  useRuleEndpoints(staged.rows?.map(rowFacts) ?? NONE);
  const { rows, changes, begun, restored, find } = staged;

  // The draft of a save is written by that save.
  useEffect(() => {
    if (begun && !saving) keep(staged.left);
  }, [begun, keep, saving, staged.left]);

  function resultOf(row: StagedRule): RowResult | undefined {
    if (group && isDeleted(row, group, lookup)) return { status: 'deleted' };
    const result = results.get(row.key);
    if (result?.status === 'saving' && status) return { status };
    if (result?.status === 'held back' && !isHeldBack) return undefined;
    if (result !== undefined || changeOf(row) === 'none') return result;
    if (draft.status !== undefined) return { status: draft.status };
    return row.sentAt === undefined ? undefined : sentBefore(row.sentAt);
  }

  // A later read may show the result of changes without a known end.
  const isOpen = (row: StagedRule) =>
    draft.status !== undefined || (!saving && resultOf(row)?.status === 'unknown');
  const done = changes.filter((row) => isOpen(row) && rules && isInForce(row, rules));
  // Changes in force are no longer shown.
  const left = staged.left.filter(({ key }) => done.every((row) => row.key !== key));
  const settle = useEffectEvent(() => {
    found(done.map(({ key }) => key));
    for (const { key } of done) staged.undo(key);
    if (left.length === 0 && !saving) notify(SAVED);
  });
  useEffect(() => {
    if (done.length > 0) settle();
  }, [done.length]);

  function discard() {
    setCopied(undefined);
    forgetAll();
    staged.reset();
    // The page may be gone before the next effect.
    keep(NONE);
  }

  const mayBeSaved = left.some((row) => resultOf(row)?.status === 'unknown');
  useUnsaved(left.length > 0, {
    isUnsaved: () => left.length > 0,
    // A change that was sent may still fail: its draft goes once it is done.
    onLeave: saving ? () => undefined : discard,
    left: saving ? 'sent' : mayBeSaved ? 'unknown' : 'unsaved',
    root: parent,
  });

  function put(row: StagedRule) {
    setCopied(undefined);
    forget(row.key);
    staged.put({ ...row, sentAt: undefined });
  }

  function undo({ key }: StagedRule) {
    setCopied(undefined);
    forget(key);
    staged.undo(key);
  }

  const add = (form: RuleForm) => put(addedRule(nanoid(), form));

  const value: GroupRules = {
    group: id,
    rows,
    left,
    resultOf,
    status,
    wait: saving ? words.save.wait : undefined,
    failure,
    // Parts may have been sent already.
    restored: restored && left.length > 0 && results.size === 0 && !saving,
    hasSaved: [...results.values()].some((result) => result.status === 'saved'),
    copied,
    find,
    add,
    copy: (from) => {
      const copies = copiedRules(from, rows ?? NONE, nanoid);
      staged.put(...copies);
      setCopied(copies.length);
    },
    change: (row, form) => put({ ...row, form, removed: false }),
    remove: (row) => put({ ...row, removed: true }),
    undo,
    addAsNew: (row) => {
      undo(row);
      if (row.form) add(row.form);
    },
    place,
    discard,
    save: () => {
      setCopied(undefined);
      return save(left);
    },
  };
  return <RulesContext value={value}>{children}</RulesContext>;
}
