import { useRef } from 'react';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { useHeadingAfter } from '@/components/records/page/use-heading-after';
import { formatSize } from '@/lib/sizes';
import { counted, joinList } from '@/lib/text';
import type { ImageSize } from '@/model/registry/manifest';
import { shortDigest, type Tag } from '@/model/registry/tags';
import { shortTitle } from '@/model/title';
import { Copyable } from '@/ui/copy-button';
import { IconButton } from '@/ui/icon-button';
import { Skeleton } from '@/ui/skeleton';
import { useImage } from './use-image';

interface CellProps {
  readonly tag: Tag;
}

const UNKNOWN = <span className="muted">–</span>;

/** The first 12 hex characters (spec 3 §9); the whole is copied. */
function Digest({ digest }: { readonly digest: string }) {
  return (
    <Copyable inRow text={digest} what="the digest">
      <code title={digest}>{shortDigest(digest)}</code>
    </Copyable>
  );
}

/** What no listing tells, its link does. */
function ReadDigest({ tag }: CellProps) {
  const { data } = useImage(tag);
  return data?.digest === undefined ? UNKNOWN : <Digest digest={data.digest} />;
}

export function DigestCell({ tag }: CellProps) {
  if (tag.digest !== undefined) return <Digest digest={tag.digest} />;
  return tag.isBroken ? UNKNOWN : <ReadDigest tag={tag} />;
}

/** What the size of an index is of. */
function listedWords({ images = 0, attestations = 0 }: ImageSize): string {
  const words = [counted(images, 'image')];
  if (attestations > 0) words.push(counted(attestations, 'attestation'));
  return `All that it lists: ${joinList(words)}`;
}

interface UnreadSizeProps extends CellProps {
  readonly error: NonNullable<ReturnType<typeof useImage>['error']>;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** A cell has room for buttons alone: why is told on hover and for screen readers. */
function UnreadSize({ tag, error, busy, onRetry }: UnreadSizeProps) {
  const part = useRef<HTMLSpanElement>(null);
  useHeadingAfter(part);
  const words = error.messages.join('. ');
  return (
    <span ref={part} title={words}>
      <span className="visually-hidden">could not be read. {words}</span>
      <IconButton size="s" icon="refresh" label="Try again" busy={busy} onClick={onRetry} />
      <FailureToolsLater
        isQuoted
        isCell
        what={`The size of ${shortTitle(tag)} could not be read`}
        error={error}
      />
    </span>
  );
}

function ReadSize({ tag }: CellProps) {
  const { data, error, status, refresh } = useImage(tag);
  if (data !== undefined) {
    const { bytes, images, problem } = data.size;
    if (bytes === undefined) {
      return (
        <span className="muted" title={problem}>
          not known<span className="visually-hidden">. {problem}</span>
        </span>
      );
    }
    const words = formatSize(bytes);
    return images === undefined ? words : <span title={listedWords(data.size)}>{words}</span>;
  }
  if (error === undefined) return <Skeleton width="short" />;
  return <UnreadSize tag={tag} error={error} busy={status === 'loading'} onRetry={refresh} />;
}

/** What an image takes; why that cannot be known, on hover and for screen readers. */
export function SizeCell({ tag }: CellProps) {
  return tag.isBroken ? UNKNOWN : <ReadSize tag={tag} />;
}
