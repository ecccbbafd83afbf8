import type { ObjectRow } from '@/model/object/rows';
import type { SearchField } from '@/model/search-text';

/** What the filter searches where all rows are here. */
export const objectSearchFields = ({ basename }: ObjectRow): readonly SearchField[] => [
  ['name', basename],
];
