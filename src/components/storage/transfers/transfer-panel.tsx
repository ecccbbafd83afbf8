import { type FocusEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useHeadingAfter } from '@/components/records/page/page';
import { overallShare, timeLeft } from '@/model/upload/item';
import {
  hasEnded,
  selectIsHeld,
  selectRate,
  selectTransfers,
  type Transfer,
} from '@/store/transfers/transfers-slice';
import { useAnnounced } from '@/ui/announcer';
import { Button, IconButton } from '@/ui/button';
import { Note } from '@/ui/note';
import { Progress } from '@/ui/progress';
import { isRetriable, TransferRow } from './transfer-row';
import styles from './transfer-panel.module.css';
import { useUploads } from './transfer-dock';
import { words } from './words';

const buttonOf = (panel: HTMLElement, id: string | undefined) =>
  id === undefined
    ? null
    : panel.querySelector<HTMLElement>(`[data-transfer="${CSS.escape(id)}"] button`);

/**
 * Keeps the keyboard focus when a file's row moves or a button is removed. Focus stays on the same
 * file, or else goes to the title. Once the panel is closed it goes to the page's own title.
 */
function useKeptFocus(panel: RefObject<HTMLElement | null>, title: RefObject<HTMLElement | null>) {
  const last = useRef<{ element: Element; id: string | undefined }>(undefined);
  useEffect(() => {
    if (last.current === undefined || last.current.element.isConnected) return;
    const { id } = last.current;
    last.current = undefined;
    if (panel.current === null || document.activeElement !== document.body) return;
    (buttonOf(panel.current, id) ?? title.current)?.focus({ preventScroll: true });
  });
  useHeadingAfter(panel);
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = target.closest<HTMLElement>('[data-transfer]');
      last.current = { element: target, id: row?.dataset['transfer'] };
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      // In some browsers a removed element blurs too, which the user did not cause.
      if (target.isConnected) last.current = undefined;
    },
  };
}

/** Rows drawn of each group: a folder may have ten thousand files. */
const DRAWN = 50;

interface TransfersSummary {
  readonly files: number;
  readonly under: number;
  readonly failed: number;
  readonly done: number;
  /** Total bytes, and the sent ones. */
  readonly size: number;
  readonly sent: number;
  /** From 0 to 1 (docs/product/orbit.md#progress). */
  readonly share: number;
  readonly left: string | undefined;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Sums up files; cancelled and failed ones do not count towards bytes and time. */
function summaryOf(transfers: readonly Transfer[], rate: number | undefined): TransfersSummary {
  const under = transfers.filter((transfer) => !hasEnded(transfer));
  const done = transfers.filter(({ status }) => status === 'done');
  const awaited = [...done, ...under];
  const sent = sum(done.map(({ size }) => size)) + sum(under.map((file) => file.sent));
  const size = sum(awaited.map((file) => file.size));
  return {
    files: transfers.length,
    under: under.length,
    failed: transfers.filter(({ status }) => status === 'failed').length,
    done: done.length,
    size,
    sent,
    share: overallShare(awaited.map((file) => ({ ...file, ended: hasEnded(file) }))),
    left: timeLeft(size - sent, rate),
  };
}

function titleOf({ under, files, failed, done }: TransfersSummary): string {
  if (under > 0) return words.panel.title.uploading(under);
  if (failed > 0) return words.panel.title.failed(failed);
  return done === files ? words.panel.title.done(files) : words.panel.title.ended;
}

const ids = (transfers: readonly Transfer[]) => transfers.map(({ id }) => id);

interface RowsProps {
  readonly transfers: readonly Transfer[];
  readonly moreOf: (count: number) => string;
}

function Rows({ transfers, moreOf }: RowsProps) {
  const more = transfers.length - DRAWN;
  return (
    <>
      {transfers.slice(0, DRAWN).map((transfer) => (
        <TransferRow key={transfer.id} transfer={transfer} />
      ))}
      {more > 0 && <li className={styles.more}>{moreOf(more)}</li>}
    </>
  );
}

export function TransferPanel() {
  const uploads = useUploads();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useKeptFocus(panel, heading);
  const [isOpen, setOpen] = useState(true);
  const all = Object.values(useSelector(selectTransfers));
  const rate = useSelector(selectRate);
  const isHeld = useSelector(selectIsHeld);
  const summary = summaryOf(all, rate);
  const title = titleOf(summary);
  const under = all.filter((transfer) => !hasEnded(transfer));
  const waiting = under.filter(({ status }) => status === 'waiting');
  const moving = under.filter(({ status }) => status !== 'waiting');
  const failed = all.filter(({ status }) => status === 'failed');
  const retriable = failed.filter(isRetriable);
  const rest = all.filter(({ status }) => status === 'done' || status === 'cancelled');
  useAnnounced(under.length === 0 && title);
  return (
    <section
      ref={panel}
      {...focus}
      aria-labelledby={titleId}
      className={styles.panel}
      data-dock
      data-open={isOpen || undefined}
    >
      <header className={styles.header}>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <IconButton
          icon={isOpen ? 'chevron-down' : 'arrow-up'}
          label={isOpen ? words.panel.collapseLabel : words.panel.expandLabel}
          size="s"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        {under.length === 0 && (
          <IconButton
            icon="close"
            label={words.panel.closeLabel}
            size="s"
            onClick={() => uploads((engine) => engine.forget(ids(all)))}
          />
        )}
      </header>
      {under.length > 0 && (
        <div className={styles.overall}>
          <Progress label={words.panel.progressLabel} value={summary.share} />
          <p>{words.panel.pace(summary.sent, summary.size, rate, summary.left)}</p>
        </div>
      )}
      {isHeld && (
        <div className={styles.held}>
          <Note
            tone="warning"
            action={
              <Button
                size="s"
                icon="refresh"
                onClick={() => uploads((engine) => engine.retry(ids(retriable)))}
              >
                {words.panel.goOn}
              </Button>
            }
          >
            {words.panel.held}
          </Note>
        </div>
      )}
      {isOpen && (
        <ul aria-label={words.panel.filesLabel} className={styles.files}>
          <Rows transfers={moving} moreOf={words.panel.more.moving} />
          <Rows transfers={failed} moreOf={words.panel.more.failed} />
          <Rows transfers={waiting} moreOf={words.panel.more.waiting} />
          <Rows transfers={rest.toReversed()} moreOf={words.panel.more.ended} />
        </ul>
      )}
      {isOpen && (under.length > 1 || retriable.length > 1) && (
        <footer className={styles.footer}>
          {retriable.length > 1 && (
            <Button
              size="s"
              icon="refresh"
              onClick={() => uploads((engine) => engine.retry(ids(retriable)))}
            >
              {words.panel.retryFailed(retriable.length)}
            </Button>
          )}
          {under.length > 1 && (
            <Button
              size="s"
              variant="quiet"
              onClick={() => uploads((engine) => engine.cancel(ids(under)))}
            >
              {words.panel.cancelAll}
            </Button>
          )}
        </footer>
      )}
    </section>
  );
}
