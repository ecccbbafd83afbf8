import { repositoryOf } from '@/model/container/container-type';
import { placeOf } from '@/model/orbit/ids';
import type { ContainerRecord } from '@/model/records/storage';
import type { SearchField } from '@/model/search-text';
import type { Tag } from './tags';

export function repositorySearchFields({ id }: ContainerRecord): readonly SearchField[] {
  return [['name', repositoryOf(placeOf(id).container)]];
}

export function tagSearchFields({ name, digest }: Tag): readonly SearchField[] {
  return [
    ['name', name],
    ['digest', digest],
  ];
}
