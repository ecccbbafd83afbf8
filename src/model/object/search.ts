import type { ObjectRow } from '@/model/object/rows';
import type { SearchField } from '@/model/search-text';

/** Lists the texts that the filter searches when all rows are loaded. */
export const objectSearchFields = ({ basename }: ObjectRow): readonly SearchField[] => [
  ['name', basename],
];
