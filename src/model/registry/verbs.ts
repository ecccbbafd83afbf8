import { counted, truncateName } from '@/lib/text';
import { repositoryOf } from '@/model/container/container-type';
import { canDelete, unreachable } from '@/model/container/rules';
import { deletionFailed } from '@/model/object/calls';
import { removalFailures } from '@/model/object/removal';
import { placeOf } from '@/model/orbit/ids';
import { paths } from '@/model/paths';
import type { ContainerRecord } from '@/model/records/storage';
import type { BulkVerb, Verb } from '@/model/verb';
import { deleteVerb } from '@/model/verb-parts';
import { DELETIONS_FAILED, deleteRepositoryCall, deleteTagsCall } from './calls';
import { folderOfTag, type Tag } from './tags';

/** Shown before and after (docs/product/registry.md#image-stays). */
const STAYS =
  'Deletes only the tag. Its image stays in the repository, uses the same space, and can still be pulled by digest.';

const STAY =
  'Deletes only the tags. Their images stay in the repository, use the same space, and can still be pulled by digest.';

export const tagDeletion = (newest: readonly Tag[]): BulkVerb<Tag> => ({
  id: 'delete',
  label: 'Delete',
  icon: 'trash',
  section: 'danger',
  many: true,
  danger: true,
  rule: () => undefined,
  confirm: { word: 'delete', question: STAYS, questionForMany: STAY },
  request: (tag, account) => deleteTagsCall(account, { tags: [tag], newest, tellsEach: false }),
  success: 'Tag deleted. You can still pull its image by digest',
  together: {
    about: (tags) => {
      const { container } = placeOf(tags[0]?.id ?? '');
      return `${counted(tags.length, 'tag')} of ${truncateName(repositoryOf(container))}`;
    },
    request: (tags, account) => deleteTagsCall(account, { tags, newest, tellsEach: true }),
    failures: (tags, body) => {
      const failures = removalFailures(body);
      return new Map(
        tags.flatMap((tag) => {
          const reason = failures.get(folderOfTag(tag, placeOf(tag.id)));
          if (reason === undefined) return [];
          return [[tag.id, `${deletionFailed(tag.name)}. ${reason}`] as const];
        }),
      );
    },
    total: (tags) => tags.length,
    failed: DELETIONS_FAILED,
  },
});

export const TAG_VERBS: readonly Verb<Tag>[] = [tagDeletion([])];

export const REPOSITORY_VERBS: readonly Verb<ContainerRecord>[] = [
  {
    id: 'browse',
    label: 'Browse objects',
    icon: 'list',
    section: 'use',
    rule: unreachable,
    path: ({ id }, account) => paths.repositoryBrowse(account, placeOf(id).container, 'browse'),
  },
  {
    ...deleteVerb('container', {
      rule: canDelete,
      question: 'Its access rules are deleted, too. This can’t be undone.',
      questionForMany: 'Their access rules are deleted, too. This can’t be undone.',
      request: ({ id }) => deleteRepositoryCall(id),
    }),
    list: paths.registry,
  },
];
