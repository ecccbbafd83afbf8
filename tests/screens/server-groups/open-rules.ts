import { screen } from '@testing-library/react';
import type { ScreenOptions } from '../open-screens';
import { groupPath, openGroups } from './open-groups';

/** The page of a group that has rules. */
export const RULES_PAGE = groupPath('grp-web01');

/** Waits until no dialog covers the page. */
export const found = (name: string | RegExp) => screen.findByRole('button', { name });
export const press = (name: string | RegExp) => screen.getByRole('button', { name });

/** The page of a group once its rules are there. */
export async function openRules(options: Partial<ScreenOptions> = {}) {
  const page = await openGroups({ at: RULES_PAGE, ...options });
  const { user } = page;
  // The rules, or the presets of a group without any; a dialog may cover them.
  await screen.findAllByRole('button', {
    name: /^Actions for .* (from|to) |^Ping$/,
    hidden: true,
  });
  const item = async (name: string) => user.click(await screen.findByRole('menuitem', { name }));
  /** Takes an item from the menu of a rule. */
  const onRule = async (rule: string | RegExp, name: string) => {
    const words = typeof rule === 'string' ? rule : rule.source.slice(1);
    await user.click(await found(new RegExp(`^Actions for ${words}`)));
    await item(name);
  };
  const preset = async (name: string, direction = 'inbound') => {
    await user.click(await found(`Add ${direction} rule`));
    await item(name);
  };
  return { ...page, item, onRule, preset };
}
