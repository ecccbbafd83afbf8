import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Theme } from '@/store/preferences/preferences';
import { preferences, selectPreferences } from '@/store/preferences/preferences-slice';
import type { Action } from '@/ui/action-menu';
import type { IconName } from '@/ui/icon';
import { words } from './words';

export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const dispatch = useDispatch();
  const { theme } = useSelector(selectPreferences);
  return [theme, (chosen) => void dispatch(preferences.actions.themeChosen(chosen))];
}

/** Follows other windows too. `first.js` applies the theme before the first paint. */
export function useAppliedTheme(): void {
  const { theme } = useSelector(selectPreferences);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset['theme'];
    else dataset['theme'] = theme;
  }, [theme]);
}

const CHOICES: readonly (readonly [theme: Theme, icon: IconName])[] = [
  ['system', 'monitor'],
  ['light', 'sun'],
  ['dark', 'moon'],
];

export function themeActions(chosen: Theme, choose: (theme: Theme) => void): readonly Action[] {
  return CHOICES.map(([theme, icon]) => ({
    id: `theme-${theme}`,
    label: theme === chosen ? words.theme.current(words.theme[theme]) : words.theme[theme],
    icon: theme === chosen ? 'check' : icon,
    section: words.theme.section,
    onAction: () => choose(theme),
  }));
}
