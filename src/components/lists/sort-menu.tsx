import { ActionMenu, type Action } from '@/ui/action-menu';
import type { Column, Listable } from './list-props';
import type { ListState, ListView } from './list-state';

export interface SortMenuProps<R extends Listable> {
  readonly columns: readonly Column<R>[];
  readonly state: ListState;
  readonly onSort: (column: Column<R>) => void;
  /** Absent where nothing can be selected. */
  readonly onSelectPage: (() => void) | undefined;
  readonly onView: (view: ListView) => void;
  readonly onCsv: () => void;
  readonly csvDisabledReason: string | undefined;
}

/** What a table's head does, where there is none: on a phone, and for cards. */
export function SortMenu<R extends Listable>(props: SortMenuProps<R>) {
  const { columns, state, onSort, onSelectPage, onView, onCsv, csvDisabledReason } = props;
  const { column: sorted, direction } = state.sort;
  const arrow = direction === 'ascending' ? 'arrow-up' : 'arrow-down';
  const isSorted = columns.some(({ sortBy }) => sortBy !== undefined);
  const current = isSorted ? columns.find(({ id }) => id === sorted)?.label : undefined;
  const section = 'List';
  const others: readonly (Action | false)[] = [
    onSelectPage !== undefined && {
      id: ' page',
      label: 'Select all on this page',
      icon: 'check',
      section,
      onAction: onSelectPage,
    },
    state.view === 'grid' && {
      id: ' list',
      label: 'Show as a list',
      icon: 'list',
      section,
      onAction: () => onView('list'),
    },
    {
      id: ' csv',
      label: 'Download as CSV',
      icon: 'download',
      section,
      disabledReason: csvDisabledReason,
      onAction: onCsv,
    },
  ];
  return (
    <ActionMenu
      label={isSorted ? `Sort: ${current ?? ''}, ${direction}` : section}
      trigger={current ?? section}
      leadingIcon={isSorted ? arrow : 'list'}
      items={() => [
        ...columns
          .filter(({ sortBy }) => sortBy !== undefined)
          .map((column): Action => ({
            id: column.id,
            label: column.label,
            icon: column.id === sorted ? arrow : undefined,
            section: 'Sort by',
            onAction: () => onSort(column),
          })),
        ...others.filter((action) => action !== false),
      ]}
    />
  );
}
