import { type ReactNode, useEffect, useState } from 'react';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { TryAgain } from '@/components/records/record-notes';
import { objectPlace } from '@/model/object/calls';
import { plainType } from '@/model/object/names';
import {
  isShownUnasked,
  PREVIEW_BYTES,
  type PreviewKind,
  previewKind,
  previewProblem,
} from '@/model/object/preview';
import type { ObjectRow } from '@/model/object/rows';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ExternalLink } from '@/ui/link';
import { Note } from '@/ui/note';
import { Spinner } from '@/ui/spinner';
import { contentProblem, type ContentProblem } from '@/components/storage/sharing/use-sharing';
import { useStorage } from '@/components/storage/sharing/storage-context';
import { useLinks } from '@/components/storage/sharing/use-links';
import { words } from '../words';
import styles from './preview.module.css';

interface Content {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
}

interface ReadContent {
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
  readonly isWhole: boolean;
}

/** Reads at most `most` bytes; the rest is not requested. */
async function readParts({ body }: Content, most: number): Promise<ReadContent> {
  const reader = body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let left = most;
  for (;;) {
    // Each part follows the one before.
    const { value } = await reader.read();
    if (value === undefined) return { parts, isWhole: true };
    parts.push(value.subarray(0, left));
    left -= value.length;
    if (left < 0) {
      await reader.cancel();
      return { parts, isWhole: false };
    }
  }
}

/** Decodes the content as text; undefined if a zero byte shows that it is not text. */
function textOf({ parts }: ReadContent): string | undefined {
  const decoder = new TextDecoder();
  const text = parts.map((part) => decoder.decode(part, { stream: true })).join('');
  return text.includes('\0') ? undefined : text;
}

/** Encodes a picture as a data address: the policy lets a page load no other. */
function dataAddress({ parts }: ReadContent, type: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('It could not be read'));
    reader.readAsDataURL(new Blob([...parts], { type }));
  });
}

type Readable = Exclude<PreviewKind, 'pdf'>;

type Shown =
  | { readonly text: string; readonly isWhole: boolean }
  | { readonly address: string }
  | ContentProblem;

/** Shows an object's content, if its type runs nothing (docs/product/orbit.md#preview). */
export function PreviewCard({ object }: { readonly object: ObjectRow }) {
  const kind = previewKind(object);
  if (kind === undefined) return null;
  return (
    <Card title={words.preview.title}>
      {kind === 'pdf' ? <PdfPreview object={object} /> : <Preview kind={kind} object={object} />}
    </Card>
  );
}

interface PreviewProps {
  readonly kind: Readable;
  readonly object: ObjectRow;
}

function Preview({ kind, object }: PreviewProps) {
  const [isAsked, setAsked] = useState(false);
  const { id, bytes, hash } = object;
  // A proxy that compresses the answer drops the length.
  if (bytes === undefined) {
    return (
      <Note tone="warning" action={<TryAgain kind="object" id={id} />}>
        {words.preview.sizeUnread}
      </Note>
    );
  }
  const problem = previewProblem(kind, bytes);
  if (problem !== undefined) return <p className="muted">{problem}</p>;
  // New content gets a new preview.
  if (isAsked || isShownUnasked(bytes)) return <Opened key={hash} kind={kind} object={object} />;
  return (
    <Button icon="eye" onClick={() => setAsked(true)}>
      {words.preview.show(Math.min(bytes, PREVIEW_BYTES[kind]))}
    </Button>
  );
}

function useShown({ kind, object }: PreviewProps, attempt: number): Shown | undefined {
  const storage = useStorage();
  const [shown, setShown] = useState<Shown>();
  const { id, content_type: type } = object;
  useEffect(() => {
    const effect = new AbortController();
    let made: string | undefined;
    const read = async (): Promise<Shown> => {
      const content = await storage.content(objectPlace(id), effect.signal);
      const parts = await readParts(content, PREVIEW_BYTES[kind]);
      if (kind === 'text') {
        const text = textOf(parts);
        if (text === undefined) return { problem: words.preview.notText };
        return { text, isWhole: parts.isWhole };
      }
      if (!parts.isWhole) return { problem: words.preview.tooLarge };
      if (kind === 'image') return { address: await dataAddress(parts, plainType(type)) };
      made = URL.createObjectURL(new Blob([...parts.parts], { type: plainType(type) }));
      return { address: made };
    };
    read().then(
      (read) => {
        if (!effect.signal.aborted) setShown(read);
        else if (made !== undefined) URL.revokeObjectURL(made);
      },
      (thrown: unknown) => {
        if (effect.signal.aborted) return;
        setShown(contentProblem(thrown));
      },
    );
    return () => {
      effect.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [storage, id, type, kind, attempt]);
  return shown;
}

/** Has the same height before and after the content is read, so that nothing below it moves. */
function Opened(props: PreviewProps) {
  const [attempt, setAttempt] = useState(0);
  const shown = useShown(props, attempt);
  return (
    <div className={styles.stage} data-kind={props.kind}>
      {shown === undefined && (
        <p className="muted">
          <Spinner /> {words.preview.reading}
        </p>
      )}
      {shown && 'problem' in shown && (
        <Note
          tone="warning"
          title={words.preview.notShown}
          action={
            <Button size="s" icon="refresh" onClick={() => setAttempt(attempt + 1)}>
              {words.preview.tryAgain}
            </Button>
          }
        >
          <p>{shown.problem}</p>
          {shown.error && <FailureToolsLater what={words.preview.notShown} error={shown.error} />}
        </Note>
      )}
      {shown && !('problem' in shown) && <Drawn {...props} shown={shown} />}
    </div>
  );
}

interface DrawnProps extends PreviewProps {
  readonly shown: Exclude<Shown, ContentProblem>;
}

function Drawn({ kind, object, shown }: DrawnProps): ReactNode {
  const [isBroken, setBroken] = useState(false);
  const label = words.preview.label(object.basename);
  if (isBroken) return <p className="muted">{words.preview.undrawable}</p>;
  if ('text' in shown) {
    return (
      <>
        {/* It scrolls, by keys too. */}
        <pre role="region" aria-label={label} tabIndex={0} className={styles.text}>
          {shown.text}
        </pre>
        {!shown.isWhole && <p className="muted">{words.preview.first(PREVIEW_BYTES.text)}</p>}
      </>
    );
  }
  const media = { src: shown.address, className: styles.media, onError: () => setBroken(true) };
  if (kind === 'image') return <img {...media} alt={label} />;
  // Uploaded media has no captions.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (kind === 'audio') return <audio {...media} controls aria-label={label} />;
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <video {...media} controls aria-label={label} />;
}

const PDF_SECONDS = 300;

/**
 * Opens a PDF beside the panel: the browser's own reader is a plug-in, which the panel's policy
 * blocks. A link opens it: browsers block a window opened some time after a press, as a pop-up.
 */
function PdfPreview({ object }: { readonly object: ObjectRow }) {
  const ask = useLinks();
  const [address, setAddress] = useState<string>();
  const [problem, setProblem] = useState<ContentProblem>();
  async function make() {
    setProblem(undefined);
    try {
      const order = { ...objectPlace(object.id), seconds: PDF_SECONDS };
      const link = await ask({ ...order, method: 'GET', inline: true });
      setAddress(link?.address);
    } catch (thrown) {
      setProblem(contentProblem(thrown));
    }
  }
  return (
    <>
      {address === undefined ? (
        <Button icon="link" onClick={() => void make()}>
          {words.preview.createLink}
        </Button>
      ) : (
        <p>
          {words.preview.openSoon((label) => (
            <ExternalLink href={address}>{label}</ExternalLink>
          ))}
        </p>
      )}
      {problem && (
        <Note tone="warning">
          <p>{problem.problem}</p>
          <FailureToolsLater what={words.preview.createLink} error={problem.error} />
        </Note>
      )}
    </>
  );
}
