import type { Theme } from '@/store/preferences/preferences';
import { type Segment, SegmentedControl } from '@/ui/segmented-control';
import { useTheme } from './use-theme';

const THEMES: readonly Segment<Theme>[] = [
  { value: 'system', label: 'System', icon: 'monitor' },
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
];

/** The choice of theme, all three in sight: for a popover or a settings page. */
export function ThemeControl() {
  const [theme, choose] = useTheme();
  return <SegmentedControl label="Theme" value={theme} options={THEMES} onChange={choose} />;
}
