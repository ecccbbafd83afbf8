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
import { useAccount } from '@/components/account/account-context';
import { useNotify } from '@/components/calls/use-notify';
import { useLookup } from '@/components/data/lookup';
import { useUnsaved } from '@/components/editors/use-unsaved';
import type { Lookup } from '@/model/facts';
import type { RuleForm } from '@/model/firewall-rule/form';
import type { FirewallRuleRecord } from '@/model/firewall-rule/record';
import {
  addedRule,
  copiedRules,
  isInForce,
  rowFacts,
  type StagedRule,
} from '@/model/firewall-rule/staged';
import { paths } from '@/model/paths';
import { policyOf, rulesOf } from '@/model/server-group/describe';
import type { ServerGroupRecord } from '@/model/server-group/record';
import { useRuleEnds } from '../firewall/use-rule-ends';
import { useStagedDraft } from './use-staged-draft';
import { useStagedRules } from './use-staged-rules';
import { type RowResult, type StagedSave, useStagedSave } from './use-staged-save';

/** The rules of a group with what was changed of them: nothing is sent before Save. */
export interface GroupRules {
  /** The group's id. */
  readonly group: string;
  /** Undefined until the rules are known. */
  readonly rows: readonly StagedRule[] | undefined;
  /** What a save would send. */
  readonly left: readonly StagedRule[];
  readonly results: ReadonlyMap<string, RowResult>;
  readonly saving: boolean;
  /** Why nothing was sent. */
  readonly failure: StagedSave['failure'];
  /** Changes of an earlier visit are among them. */
  readonly restored: boolean;
  /** How many rules were copied last, unless something else was changed since. */
  readonly copied: number | undefined;
  readonly find: (key: string) => StagedRule | undefined;
  readonly add: (form: RuleForm) => void;
  /** Adds the rules that are not there yet. */
  readonly copy: (from: readonly FirewallRuleRecord[]) => void;
  readonly change: (row: StagedRule, form: RuleForm) => void;
  /** Marks a rule for removal; drops an addition. */
  readonly remove: (row: StagedRule) => void;
  readonly undo: (row: StagedRule) => void;
  readonly discard: () => void;
  /** Resolves with whether everything is saved. */
  readonly save: () => Promise<boolean>;
  /** What has the tables: the focus goes there when the bar that had it goes. */
  readonly place: RefObject<HTMLDivElement | null>;
}

const RulesContext = createContext<GroupRules | undefined>(undefined);

/** Of the page of a group and its dialogs; throws elsewhere. */
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

const SAVED = { tone: 'success', message: 'Rules saved' } as const;

function knownRules(group: ServerGroupRecord, lookup: Lookup) {
  const isRead = group.firewall_policy === null || policyOf(group, lookup)?.rules !== undefined;
  return isRead ? rulesOf(group, lookup) : undefined;
}

/** Holds what was changed of a group's rules, as long as its page stands. */
export function GroupRulesProvider({ id, children }: GroupRulesProviderProps) {
  const account = useAccount();
  const lookup = useLookup();
  const notify = useNotify();
  const parent = paths.serverGroup(account, id);
  const group = lookup.get('server_group', id);
  const rules = useMemo(() => group && knownRules(group, lookup), [group, lookup]);
  const draft = useStagedDraft(parent);
  const staged = useStagedRules({ rules, draft: draft.found });
  const [copied, setCopied] = useState<number>();
  const place = useRef<HTMLDivElement>(null);
  const { results, saving, failure, forget, forgetAll, save } = useStagedSave({
    group: id,
    onSaved: (key, made) => {
      const row = staged.find(key);
      if (row?.rule === undefined && row && made !== undefined) staged.put({ ...row, made });
      else staged.undo(key);
    },
  });
  useRuleEnds(staged.rows?.map(rowFacts) ?? NONE);
  const { rows, left, begun, restored, find } = staged;

  const { keep } = draft;
  useEffect(() => {
    if (begun) keep(left);
  }, [begun, keep, left]);

  // A later read may show what became of changes without a known end.
  const isUnknown = ({ key }: StagedRule) => results.get(key)?.status === 'unknown';
  const done = left.filter((row) => !saving && isUnknown(row) && rules && isInForce(row, rules));
  const settle = useEffectEvent(() => {
    for (const { key } of done) {
      forget(key);
      staged.undo(key);
    }
    if (done.length === left.length) notify(SAVED);
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

  useUnsaved(left.length > 0, {
    isUnsaved: () => left.length > 0,
    onLeave: discard,
    left: saving ? 'sent' : 'unsaved',
    root: parent,
  });

  /** What was said of a row before is no longer so. */
  function put(row: StagedRule) {
    setCopied(undefined);
    forget(row.key);
    staged.put(row);
  }

  const value: GroupRules = {
    group: id,
    rows,
    // Those that are in force by now are told of no more.
    left: left.filter((row) => !done.includes(row)),
    results,
    saving,
    failure,
    // Parts may have been sent already.
    restored: restored && left.length > 0 && results.size === 0 && !saving,
    copied,
    find,
    add: (form) => put(addedRule(nanoid(), form)),
    copy: (from) => {
      const copies = copiedRules(from, rows ?? NONE, nanoid);
      staged.put(...copies);
      setCopied(copies.length);
    },
    change: (row, form) => put({ ...row, form, removed: false }),
    remove: (row) => put({ ...row, removed: true }),
    undo: ({ key }) => {
      setCopied(undefined);
      forget(key);
      staged.undo(key);
    },
    place,
    discard,
    save: async () => {
      setCopied(undefined);
      if (!(await save(left))) return false;
      notify(SAVED);
      return true;
    },
  };
  return <RulesContext value={value}>{children}</RulesContext>;
}
