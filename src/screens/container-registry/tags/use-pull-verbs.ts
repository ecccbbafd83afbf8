import { use, useMemo } from 'react';
import { useNotify } from '@/components/activity/calls/use-notify';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { placeOf } from '@/model/orbit/ids';
import {
  CLIENTS,
  type PullReference,
  pullCommands,
  pullReferences,
  type RegistryAddress,
  unpullable,
} from '@/model/registry/commands';
import type { Tag } from '@/model/registry/tags';
import type { LocalVerb } from '@/model/verb';

const WAYS = ['tag', 'digest'] as const;

function problemOf(host: string, tag: Tag, by: PullReference['by']): string | undefined {
  if (host === '') return 'The panel has not been told where the registry is';
  if (tag.isBroken) return 'It has lost the link to its image';
  const problem = unpullable(placeOf(tag.id).container, tag);
  if (problem !== undefined) return problem;
  return by === 'digest' && tag.digest === undefined ? 'Its digest is not known' : undefined;
}

type Written = (address: RegistryAddress, tag: Tag) => readonly PullReference[];

const COPIES: readonly (readonly [words: string, write: Written])[] = [
  ...CLIENTS.map((client): [string, Written] => [
    `${client} pull`,
    (address, tag) => pullCommands(address, tag).filter((each) => each.client === client),
  ]),
  ['reference', pullReferences],
];

export function usePullVerbs(): readonly LocalVerb<Tag>[] {
  const { host } = use(DeploymentContext).registry;
  const notify = useNotify();
  return useMemo(() => {
    async function copy(tag: Tag, write: Written, by: PullReference['by']) {
      const { account, container } = placeOf(tag.id);
      const found = write({ host, account, container }, tag).find((each) => each.by === by);
      if (found === undefined) return;
      try {
        await navigator.clipboard.writeText(found.text);
        notify({ tone: 'success', message: 'Copied', detail: found.text });
      } catch {
        notify({ tone: 'error', message: 'Copy failed', detail: found.text });
      }
    }
    return COPIES.flatMap(([words, write]) =>
      WAYS.map((by): LocalVerb<Tag> => ({
        id: `${words} ${by}`,
        label: `Copy ${words} by ${by}`,
        icon: 'copy',
        section: 'use',
        takesMany: false,
        rule: (tag) => problemOf(host, tag, by),
        run: ([tag]) => void (tag && copy(tag, write, by)),
      })),
    );
  }, [host, notify]);
}
