import { use, useMemo, useRef } from 'react';
import { useNotify } from '@/components/activity/calls/calls-context';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { LAST_MODIFIED, NO_VALUE, textColumn } from '@/components/lists/columns';
import { facet } from '@/components/lists/facet-menu';
import type { Column, Facet } from '@/components/lists/list-props';
import { VerbMenu } from '@/components/lists/verbs/verb-menu';
import { useHeadingAfter } from '@/components/records/page/page';
import type { ListSource } from '@/components/scope/data/use-list';
import { useQuery } from '@/components/scope/data/use-query';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { formatSize } from '@/lib/sizes';
import { type Place, placeOf } from '@/model/orbit/ids';
import {
  CLIENTS,
  pullCommands,
  type PullReference,
  pullReferences,
  type RegistryAddress,
  unpullable,
} from '@/model/registry/commands';
import { currentLink } from '@/model/registry/layout';
import { folderOfTag, imageName, shortDigest, type Tag } from '@/model/registry/tags';
import { shortTitle } from '@/model/title';
import type { LocalVerb, Verb } from '@/model/verb';
import { imageQuery, tagsQuery } from '@/store/queries/registry-queries';
import { Tag as Chip } from '@/ui/badges';
import { Copyable } from '@/ui/copy-button';
import { IconButton } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import { Truncate } from '@/ui/tooltip';
import { words } from '../words';

/** Digest and size of a tag's image, requested while its row is on the screen. */
function useImage(tag: Tag) {
  const { registry } = use(DeploymentContext);
  const place = placeOf(tag.id);
  const { account, container } = place;
  const { digest, hash } = tag;
  return useQuery(imageQuery, {
    account,
    container,
    root: registry.root,
    ...(digest === undefined
      ? { link: currentLink(folderOfTag(tag, place)), ...(hash !== undefined && { hash }) }
      : { digest }),
  });
}

interface CellProps {
  readonly tag: Tag;
}

/** The first 12 hex characters; the whole is copied (docs/product/registry.md#short-digest). */
function Digest({ digest }: { readonly digest: string }) {
  return (
    <Copyable inRow text={digest} what={words.tags.copiedDigest}>
      <code title={digest}>{shortDigest(digest)}</code>
    </Copyable>
  );
}

function ReadDigest({ tag }: CellProps) {
  const { data } = useImage(tag);
  return data?.digest === undefined ? NO_VALUE : <Digest digest={data.digest} />;
}

function DigestCell({ tag }: CellProps) {
  if (tag.digest !== undefined) return <Digest digest={tag.digest} />;
  return tag.isBroken ? NO_VALUE : <ReadDigest tag={tag} />;
}

interface UnreadSizeProps extends CellProps {
  readonly error: NonNullable<ReturnType<typeof useImage>['error']>;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** A cell has room for buttons alone, so the reason shows on hover and to screen readers. */
function UnreadSize({ tag, error, busy, onRetry }: UnreadSizeProps) {
  const part = useRef<HTMLSpanElement>(null);
  useHeadingAfter(part);
  const reason = error.messages.join('. ');
  return (
    <span ref={part} title={reason}>
      <span className="visually-hidden">{words.tags.sizeUnread(reason)}</span>
      <IconButton
        size="s"
        icon="refresh"
        label={words.tags.tryAgain}
        busy={busy}
        onClick={onRetry}
      />
      <FailureToolsLater
        isQuoted
        isCell
        what={words.tags.sizeFailed(shortTitle(tag))}
        error={error}
      />
    </span>
  );
}

function ReadSize({ tag }: CellProps) {
  const { data, error, status, refresh } = useImage(tag);
  if (data !== undefined) {
    const { bytes, images, attestations = 0, problem } = data.size;
    if (bytes === undefined) {
      return (
        <span className="muted" title={problem}>
          {words.tags.sizeUnknown}
          <span className="visually-hidden">. {problem}</span>
        </span>
      );
    }
    const size = formatSize(bytes);
    return images === undefined ? (
      size
    ) : (
      <span title={words.tags.listed(images, attestations)}>{size}</span>
    );
  }
  if (error === undefined) return <Skeleton width="short" />;
  return <UnreadSize tag={tag} error={error} busy={status === 'loading'} onRetry={refresh} />;
}

function SizeCell({ tag }: CellProps) {
  return tag.isBroken ? NO_VALUE : <ReadSize tag={tag} />;
}

function TagName({ tag }: { readonly tag: Tag }) {
  return (
    <span>
      <Truncate text={tag.name} />
      {tag.isBroken && (
        <span title={words.tags.brokenTitle}>
          {' '}
          <Chip tone="orange">{words.tags.broken}</Chip>
        </span>
      )}
    </span>
  );
}

export function tagColumns(pull: readonly Verb<Tag>[]): readonly Column<Tag>[] {
  return [
    textColumn(words.tags.nouns.singular, ({ name }) => name, {
      id: 'name',
      of: ['name'],
      cell: (tag) => <TagName tag={tag} />,
    }),
    {
      id: 'digest',
      label: words.tags.digest,
      width: 156,
      of: ['digest'],
      cell: (tag) => <DigestCell tag={tag} />,
      text: ({ digest }) => digest ?? '',
    },
    {
      id: 'size',
      label: words.page.size,
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
      label: words.tags.pull,
      width: 108,
      from: 800,
      of: ['name'],
      cell: (tag) => (
        <VerbMenu
          record={tag}
          verbs={pull}
          variant="words"
          label={words.tags.pullOf(tag.name)}
          trigger={words.tags.pull}
        />
      ),
      text: () => '',
      isDrawnOnly: true,
    },
  ];
}

/** A repository may have many images. */
export const TAG_FACETS: readonly Facet<Tag>[] = [
  facet(words.tags.image, ({ id, image }) => imageName(placeOf(id).container, image)),
];

const WAYS = ['tag', 'digest'] as const;

function problemOf(host: string, tag: Tag, by: PullReference['by']): string | undefined {
  if (host === '') return words.tags.noRegistry;
  if (tag.isBroken) return words.tags.brokenTitle;
  const problem = unpullable(placeOf(tag.id).container, tag);
  if (problem !== undefined) return problem;
  return by === 'digest' && tag.digest === undefined ? words.tags.noDigest : undefined;
}

type Written = (address: RegistryAddress, tag: Tag) => readonly PullReference[];

interface Copy {
  readonly id: string;
  readonly label: (by: PullReference['by']) => string;
  readonly write: Written;
}

const COPIES: readonly Copy[] = [
  ...CLIENTS.map((client): Copy => ({
    id: `${client} pull`,
    label: (by) => words.tags.copyPull(client, by),
    write: (address, tag) => pullCommands(address, tag).filter((each) => each.client === client),
  })),
  { id: 'reference', label: words.tags.copyReference, write: pullReferences },
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
        notify({ tone: 'success', message: words.tags.copied, detail: found.text });
      } catch {
        notify({ tone: 'error', message: words.tags.notCopied, detail: found.text });
      }
    }
    return COPIES.flatMap(({ id, label, write }) =>
      WAYS.map((by): LocalVerb<Tag> => ({
        id: `${id} ${by}`,
        label: label(by),
        icon: 'copy',
        section: 'use',
        takesMany: false,
        rule: (tag) => problemOf(host, tag, by),
        run: ([tag]) => void (tag && copy(tag, write, by)),
      })),
    );
  }, [host, notify]);
}

const NONE: readonly never[] = [];

export interface TagSource extends ListSource<Tag> {
  readonly isLaidOut: boolean | undefined;
}

export function useTags({ account, container }: Place): TagSource {
  const { registry } = use(DeploymentContext);
  const { root } = registry;
  const { data, status, error, refresh } = useQuery(tagsQuery, { account, container, root });
  return {
    name: 'tag',
    nouns: words.tags.nouns,
    place: container,
    rows: data?.tags ?? NONE,
    status,
    error,
    dropped: data?.dropped ?? NONE,
    refresh,
    isLaidOut: data?.isLaidOut,
  };
}
