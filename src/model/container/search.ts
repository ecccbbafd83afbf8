import { containerType } from '@/model/container/container-type';
import { placeOf } from '@/model/orbit/ids';
import type { ContainerRecord } from '@/model/records/storage';
import type { SearchField } from '@/model/search-text';

export function containerSearchFields({ id }: ContainerRecord): readonly SearchField[] {
  const { container: name } = placeOf(id);
  return [
    ['name', name],
    ['type', containerType(name) === 'repository' ? 'registry repository' : undefined],
  ];
}
