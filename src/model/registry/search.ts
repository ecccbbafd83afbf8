import { repositoryOf } from '@/model/container/container-type';
import { placeOf } from '@/model/orbit/ids';
import type { ContainerRecord } from '@/model/records/storage';
import type { SearchField } from '@/model/search-text';
import type { Tag } from './tags';

/** Lists the searchable texts of a repository (spec 3 §2). */
export function repositorySearchFields({ id }: ContainerRecord): readonly SearchField[] {
  return [['name', repositoryOf(placeOf(id).container)]];
}

/** Lists the searchable texts of a tag. The digest is found by its beginning, too. */
export function tagSearchFields({ name, digest }: Tag): readonly SearchField[] {
  return [
    ['name', name],
    ['digest', digest],
  ];
}
