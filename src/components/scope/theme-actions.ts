import type { Theme } from '@/store/preferences/preferences';
import type { Action } from '@/ui/action-menu';
import type { IconName } from '@/ui/icon';

const CHOICES: readonly (readonly [theme: Theme, label: string, icon: IconName])[] = [
  ['system', 'System', 'monitor'],
  ['light', 'Light', 'sun'],
  ['dark', 'Dark', 'moon'],
];

export function themeActions(chosen: Theme, choose: (theme: Theme) => void): readonly Action[] {
  return CHOICES.map(([theme, label, icon]) => ({
    id: `theme-${theme}`,
    label: theme === chosen ? `${label} theme (current)` : `${label} theme`,
    icon: theme === chosen ? 'check' : icon,
    section: 'Theme',
    onAction: () => choose(theme),
  }));
}
