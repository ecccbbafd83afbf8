import { truncateName } from '@/lib/text';
import type { OrbitCall } from '@/model/call';
import {
  createContainerCall,
  deleteContainerCall,
  REFUSED_AS_KNOWN,
} from '@/model/container/calls';
import { notEmpty } from '@/model/container/rules';
import { containerOf, repositoryOf } from '@/model/container/container-type';
import { deletionFailed, removeObjectsCall } from '@/model/object/calls';
import { placeOf } from '@/model/orbit/ids';
import { NAME_TAKEN } from './repository';
import { folderOfTag, type Tag } from './tags';

export const DELETIONS_FAILED = 'Error deleting tags';

interface TagsToDelete {
  readonly tags: readonly Tag[];
  /** Tags that must stay: if one is gone by then, no tag of its image goes. */
  readonly newest: readonly Tag[];
  readonly tellsEach: boolean;
}

/** Deletes tags as they were seen: those that were pushed since stay. */
export function deleteTagsCall(
  account: string,
  { tags, newest, tellsEach }: TagsToDelete,
): OrbitCall {
  const [first] = tags;
  const place = placeOf(first?.id ?? '');
  const seen = tags.map((tag) => ({
    folder: folderOfTag(tag, place),
    ...(tag.hash !== undefined && { hash: tag.hash }),
    ...(tag.last_modified !== undefined && { last_modified: tag.last_modified }),
  }));
  const words = tags.length === 1 && first ? deletionFailed(first.name) : DELETIONS_FAILED;
  const images = new Set(tags.map(({ image }) => image));
  const standing = newest
    .filter(({ image }) => images.has(image))
    .map((tag) => folderOfTag(tag, place));
  const removal = {
    names: [],
    folders: [],
    tags: seen,
    ...(standing.length > 0 && { standing }),
    ...(tellsEach && { tellsEach }),
  };
  return removeObjectsCall(account, place.container, removal, words);
}

export function createRepositoryCall(account: string, name: string): OrbitCall {
  const call = createContainerCall(account, containerOf(name));
  const words = `Error creating ${truncateName(name)}`;
  return { ...call, failureWords: { words, byStatus: { [REFUSED_AS_KNOWN]: NAME_TAKEN } } };
}

export function deleteRepositoryCall(id: string): OrbitCall {
  const name = truncateName(repositoryOf(placeOf(id).container));
  const words = `Error deleting ${name}`;
  return { ...deleteContainerCall(id), failureWords: { words, byStatus: { 409: notEmpty(name) } } };
}
