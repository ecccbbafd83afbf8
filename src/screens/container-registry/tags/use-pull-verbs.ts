import { use, useMemo } from 'react';
import { useNotify } from '@/components/calls/use-notify';
import { DeploymentContext } from '@/components/deployment/deployment-context';
import { placeOf } from '@/model/orbit/ids';
import { CLIENTS, type PullCommand, pullCommands, unpullable } from '@/model/registry/commands';
import type { Tag } from '@/model/registry/tags';
import type { LocalVerb } from '@/model/verb';

const WAYS = ['tag', 'digest'] as const;

/** Why there is no such command, or undefined. */
function problemOf(host: string, tag: Tag, by: PullCommand['by']): string | undefined {
  if (host === '') return 'The panel has not been told where the registry is';
  if (tag.isBroken) return 'It has lost the link to its image';
  const problem = unpullable(placeOf(tag.id).container, tag);
  if (problem !== undefined) return problem;
  return by === 'digest' && tag.digest === undefined ? 'Its digest is not known' : undefined;
}

/** The commands that pull a tag's image, each to copy (spec 3 §3). */
export function usePullVerbs(): readonly LocalVerb<Tag>[] {
  const { host } = use(DeploymentContext).registry;
  const notify = useNotify();
  return useMemo(() => {
    async function copy(tag: Tag, { client, by }: Pick<PullCommand, 'client' | 'by'>) {
      const { account, container } = placeOf(tag.id);
      const command = pullCommands({ host, account, container }, tag).find(
        (each) => each.client === client && each.by === by,
      );
      if (command === undefined) return;
      try {
        await navigator.clipboard.writeText(command.text);
        notify({ tone: 'success', message: 'Copied', detail: command.text });
      } catch {
        notify({ tone: 'error', message: 'Copy failed', detail: command.text });
      }
    }
    return CLIENTS.flatMap((client) =>
      WAYS.map((by): LocalVerb<Tag> => ({
        id: `${client}-${by}`,
        label: `Copy ${client} pull by ${by}`,
        icon: 'copy',
        section: 'use',
        takesMany: false,
        rule: (tag) => problemOf(host, tag, by),
        run: ([tag]) => void (tag && copy(tag, { client, by })),
      })),
    );
  }, [host, notify]);
}
