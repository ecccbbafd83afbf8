import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { emptyRule, type Direction, type RuleForm } from '@/model/firewall-rule/form';
import { PRESETS } from '@/model/firewall-rule/presets';
import type { StagedRule } from '@/model/firewall-rule/staged';
import type { Action } from '@/ui/action-menu';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { DIRECTION_LABELS } from '../firewall/direction-labels';
import { CopyDialog } from './copy-dialog';
import { RuleDialog } from './rule-dialog';
import type { StagedControls } from './use-staged-rules';

interface RuleDialogs {
  readonly addActions: (direction: Direction) => readonly Action[];
  readonly edit: (row: StagedRule) => Promise<void>;
  readonly clone: (row: StagedRule) => Promise<void>;
  readonly copyRules: () => Promise<void>;
  readonly copied: number | undefined;
}

interface Options {
  readonly group: string;
  readonly staged: StagedControls;
  /** Drops a row's outdated result. */
  readonly forget: (key: string) => void;
}

/** The dialogs that change staged rules; `?copy` opens the one that copies. */
export function useRuleDialogs({ group, staged, forget }: Options): RuleDialogs {
  const dialogs = useDialogs();
  const [copied, setCopied] = useState<number>();

  async function ask(title: string, values: RuleForm, label: string) {
    return dialogs.open(RuleDialog, { title, values, label });
  }

  async function addOwn(direction: Direction, values = emptyRule(direction)) {
    const form = await ask(`Add ${DIRECTION_LABELS[direction].rule}`, values, 'Add to the list');
    if (form !== undefined) staged.add(form);
  }

  async function edit({ key, form }: StagedRule) {
    if (form === undefined) return;
    const title = `Edit ${DIRECTION_LABELS[form.direction].rule}`;
    const next = await ask(title, form, 'Change in the list');
    if (next === undefined) return;
    forget(key);
    staged.change(key, next);
  }

  async function copyRules() {
    const from = await dialogs.open(CopyDialog, { group });
    if (from !== undefined) setCopied(staged.copy(from));
  }

  const [query] = useSearchParams();
  const copyRequested = useRef(query.has('copy'));
  useEffect(() => {
    if (!copyRequested.current) return;
    copyRequested.current = false;
    void copyRules();
  });

  return {
    addActions: (direction) => [
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
    ],
    edit,
    clone: async ({ form }) => form && addOwn(form.direction, form),
    copyRules,
    copied,
  };
}
