import type { Column } from '@/components/lists/list-props';
import { LAST_MODIFIED } from '@/components/lists/stored-columns';
import { VerbMenu } from '@/components/lists/verbs/verb-menu';
import type { Tag } from '@/model/registry/tags';
import type { Verb } from '@/model/verb';
import { Tag as Chip } from '@/ui/chip';
import { Truncate } from '@/ui/truncate';
import { DigestCell, SizeCell } from './image-cells';

/** A tag's name, and whether it leads anywhere. */
function TagName({ tag }: { readonly tag: Tag }) {
  return (
    <span>
      <Truncate text={tag.name} />
      {tag.isBroken && (
        <span title="It has lost the link to its image: the registry lists it, and serves nothing by it">
          {' '}
          <Chip tone="orange">broken</Chip>
        </span>
      )}
    </span>
  );
}

/** The columns of a repository's tags (spec 3 §3); those of `pull` copy commands. */
export function tagColumns(pull: readonly Verb<Tag>[]): readonly Column<Tag>[] {
  return [
    {
      id: 'name',
      label: 'Tag',
      of: ['name'],
      cell: (tag) => <TagName tag={tag} />,
      sortBy: ({ name }) => name,
      text: ({ name }) => name,
    },
    {
      id: 'digest',
      label: 'Digest',
      width: 156,
      of: ['digest'],
      cell: (tag) => <DigestCell tag={tag} />,
      text: ({ digest }) => digest ?? '',
    },
    {
      id: 'size',
      label: 'Size',
      width: 116,
      phone: 'lead',
      align: 'end',
      of: ['digest'],
      cell: (tag) => <SizeCell tag={tag} />,
      text: () => '',
      isDrawnOnly: true,
    },
    LAST_MODIFIED,
    {
      id: 'pull',
      label: 'Pull',
      width: 108,
      from: 800,
      of: ['name'],
      cell: (tag) => (
        <VerbMenu
          record={tag}
          verbs={pull}
          variant="words"
          label={`Pull ${tag.name}`}
          trigger="Pull"
        />
      ),
      text: () => '',
      isDrawnOnly: true,
    },
  ];
}
