import { useMemo } from 'react';
import { type Sharing, useSharing } from '@/components/storage/sharing/use-sharing';
import type { ObjectRow } from '@/model/object/rows';
import { canAskFor } from '@/model/object/rules';
import { OBJECT_VERBS } from '@/model/object/verbs';
import { parentOf } from '@/model/orbit/folder';
import { placeOf } from '@/model/orbit/ids';
import { isOfRepository, type ObjectView, paths } from '@/model/paths';
import type { LocalVerb, Verb } from '@/model/verb';
import { words } from './words';

const isFile = ({ isFolder }: ObjectRow): boolean => !isFolder;

function sharingVerbs(sharing: Sharing): readonly LocalVerb<ObjectRow>[] {
  const one = (rows: readonly ObjectRow[], does: (name: string) => unknown) => {
    const [row] = rows;
    if (row !== undefined) void does(row.name);
  };
  const common = { section: 'use', rule: canAskFor, takesMany: false } as const;
  return [
    {
      ...common,
      id: 'download',
      label: words.actions.download,
      icon: 'download',
      takesMany: true,
      run: (rows) => {
        const [row] = rows;
        if (rows.length === 1 && row !== undefined && isFile(row)) {
          void sharing.download(row.name);
          return;
        }
        const directories = rows.filter(({ isFolder }) => isFolder).map(({ name }) => name);
        sharing.downloadAll({ objects: rows.filter(isFile), directories });
      },
    },
    {
      ...common,
      id: 'share',
      label: words.actions.share,
      icon: 'link',
      run: (rows) => one(rows, sharing.share),
    },
    {
      ...common,
      id: 'commands',
      label: words.actions.commands,
      icon: 'terminal',
      run: (rows) => one(rows, sharing.showCommands),
    },
  ];
}

/**
 * Verbs of a view. A repository's objects cannot be written by hand, and deleting one leads back to
 * its area.
 */
function verbsIn(view: ObjectView): readonly Verb<ObjectRow>[] {
  if (!isOfRepository(view)) return OBJECT_VERBS;
  return OBJECT_VERBS.filter(({ id }) => id === 'delete').map((verb) => ({
    ...verb,
    list: (account: string, { id }: ObjectRow) => {
      const { container, object = '' } = placeOf(id);
      const path = parentOf(object);
      return paths.objects(account, container, view, path === '' ? {} : { path });
    },
  }));
}

export function useObjectVerbs(container: string, view: ObjectView): readonly Verb<ObjectRow>[] {
  const sharing = useSharing(container);
  return useMemo(() => [...sharingVerbs(sharing), ...verbsIn(view)], [sharing, view]);
}
