import type { Density } from '@/store/preferences/preferences';
import { CheckboxField } from '@/ui/checkbox-field';
import { SegmentedControl, type Segment } from '@/ui/segmented-control';
import { columnsShown } from './columns';
import type { Column, Listable } from './list-props';
import type { ListPreferences } from './use-list-state';
import styles from './view-options.module.css';
import { words } from './words';

const DENSITIES: readonly Segment<Density>[] = [
  { value: 'comfortable', label: words.viewOptions.heights.comfortable },
  { value: 'compact', label: words.viewOptions.heights.compact },
];

export interface ViewOptionsProps<R extends Listable> {
  readonly columns: readonly Column<R>[];
  readonly remembered: ListPreferences;
}

export function ViewOptions<R extends Listable>({ columns, remembered }: ViewOptionsProps<R>) {
  const { hidden, hide, density, chooseDensity } = remembered;
  const shown = new Set(columnsShown(columns, hidden).map(({ id }) => id));
  const choose = (column: string, isShown: boolean) =>
    hide(columns.flatMap(({ id }) => ((id === column ? isShown : shown.has(id)) ? [] : [id])));
  return (
    <div className={styles.options}>
      <fieldset>
        <legend>{words.viewOptions.columns}</legend>
        {columns.slice(1).map(({ id, label }) => (
          <CheckboxField
            key={id}
            label={label}
            checked={shown.has(id)}
            onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
          />
        ))}
      </fieldset>
      <SegmentedControl
        label={words.viewOptions.rows}
        value={density}
        options={DENSITIES}
        onChange={chooseDensity}
      />
    </div>
  );
}
