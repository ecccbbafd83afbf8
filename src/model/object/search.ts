import type { ObjectRow } from '@/model/object/rows';
import type { SearchField } from '@/model/search-text';

export const objectSearchFields = ({ basename }: ObjectRow): readonly SearchField[] => [
  ['name', basename],
];
