import type { ContainerRecord } from '@/model/container/record';
import { repositoryOf } from '@/model/container/sort';
import { placeOf } from '@/model/orbit/ids';
import type { SearchField } from '@/model/search-text';
import type { Tag } from './tags';

/** What a repository is searched by (spec 3 §2). */
export function repositorySearchFields({ id }: ContainerRecord): readonly SearchField[] {
  return [['name', repositoryOf(placeOf(id).container)]];
}

/** What a tag is searched by: a digest by how it begins, too. */
export function tagSearchFields({ name, digest }: Tag): readonly SearchField[] {
  return [
    ['name', name],
    ['digest', digest],
  ];
}
