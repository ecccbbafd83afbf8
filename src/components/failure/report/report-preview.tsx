import { type ReactNode, useEffect, useState } from 'react';
import { KINDS } from '@/model/kinds';
import type { MadeReport, Span } from '@/provider/recorder/make-report';
import { Pager } from '@/ui/pager';
import { entryWords, isTrouble, lastReloadIn } from './report-words';
import styles from './report-dialog.module.css';
import { words } from './words';

/** Bytes of a part that are shown; the file has them all. */
const MOST_SHOWN = 20_000;

/** Loading a page makes some 25 lines, so events before a reload fit on the first page too. */
const PAGE_SIZES = [100, 250, 500] as const;

function indented(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), undefined, 2);
  } catch {
    return json;
  }
}

function Part({ file, from, to }: Span & Pick<MadeReport, 'file'>) {
  const [text, setText] = useState('');
  useEffect(() => {
    let isGone = false;
    const end = Math.min(to, from + MOST_SHOWN);
    void file
      .slice(from, end)
      .text()
      .then((read) => {
        if (isGone) return;
        const rest = to - end;
        setText(rest > 0 ? words.preview.cut(read, rest) : indented(read));
      });
    return () => {
      isGone = true;
    };
  }, [file, from, to]);
  return (
    <pre tabIndex={0} aria-label={words.preview.part} role="region">
      {text}
    </pre>
  );
}

interface FoldedProps {
  readonly summary: ReactNode;
  readonly isMarked?: boolean;
  readonly children: () => ReactNode;
}

function Folded({ summary, isMarked, children }: FoldedProps) {
  const [open, setOpen] = useState(false);
  return (
    <details
      data-marked={isMarked || undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{summary}</summary>
      {open && children()}
    </details>
  );
}

/**
 * Minutes and seconds since the beginning, '2:05'. Older entries show 'before': they still held at
 * the beginning.
 */
function moment(at: number): string {
  if (at < 0) return words.preview.before;
  const seconds = Math.floor(at / 1000);
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}

function Timeline({ made: { file, lines } }: { readonly made: MadeReport }) {
  const lastReload = lastReloadIn({ lines });
  const [size, setSize] = useState<number>(PAGE_SIZES[0]);
  const [page, setPage] = useState(1);
  // The reported problem has just happened.
  const newestFirst = lines.toReversed();
  return (
    <>
      <ol className={styles.lines}>
        {newestFirst.slice((page - 1) * size, page * size).map(({ entry, from, to }) => (
          <li key={from}>
            <Folded
              isMarked={isTrouble(entry)}
              summary={
                <>
                  <span className={styles.moment}>{moment(entry.at)}</span>{' '}
                  {entryWords(entry, lastReload)}
                </>
              }
            >
              {() => <Part file={file} from={from} to={to} />}
            </Folded>
          </li>
        ))}
      </ol>
      <Pager
        total={lines.length}
        page={page}
        pageSize={size}
        sizes={PAGE_SIZES}
        onPage={setPage}
        onPageSize={(next) => {
          setSize(next);
          setPage(1);
        }}
      />
    </>
  );
}

const isKind = (kind: string): kind is keyof typeof KINDS => Object.hasOwn(KINDS, kind);
const pluralOf = (kind: string): string => (isKind(kind) ? KINDS[kind].plural : kind);

export function ReportPreview({ made }: { readonly made: MadeReport }) {
  const { file, records, about } = made;
  return (
    <div className={styles.preview}>
      <Folded summary={words.preview.activity}>
        {() => <Timeline key={made.began} made={made} />}
      </Folded>
      {records.length > 0 && (
        <Folded summary={words.preview.resources}>
          {() => (
            <ul className={styles.lines}>
              {records.map(({ kind, count, from, to }) => (
                <li key={kind}>
                  <Folded summary={words.preview.ofKind(pluralOf(kind), count)}>
                    {() => <Part file={file} from={from} to={to} />}
                  </Folded>
                </li>
              ))}
            </ul>
          )}
        </Folded>
      )}
      <Folded summary={words.preview.others}>
        {() => (
          <pre tabIndex={0} aria-label={words.preview.part} role="region">
            {about}
          </pre>
        )}
      </Folded>
    </div>
  );
}
