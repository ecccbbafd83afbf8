import { use, useEffect, useState } from 'react';
import { saveBlob } from '@/components/scope/save-file';
import { formatSince, formatTimeOfDay } from '@/lib/dates';
import { RELEASE } from '@/model/release';
import { recorderOf } from '@/provider/recorder/recorder';
import type { MadeReport } from '@/provider/recorder/make-report';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { Note } from '@/ui/note';
import { outline, Skeleton } from '@/ui/skeleton';
import type { ReportedBrowser } from '@/wire/report';
import { ReportPreview } from './report-preview';
import styles from './report-dialog.module.css';
import { contentWords, lastReloadIn } from './report-words';
import { TapContext } from './tap-context';
import { words } from './words';

const browserFacts = (): ReportedBrowser => ({
  agent: navigator.userAgent,
  languages: navigator.languages,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  theme: document.documentElement.dataset['theme'] ?? 'system',
  width: window.innerWidth,
  height: window.innerHeight,
});

interface ReportState {
  readonly made: MadeReport | undefined;
  readonly busy: boolean;
  readonly isMissing: boolean;
  readonly retry: () => void;
}

function useReport(isPlain: boolean): ReportState {
  const tap = use(TapContext);
  const [now] = useState(() => tap?.now());
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<{ made?: MadeReport; of?: string; failed?: string }>({});
  const wanted = `${String(isPlain)} ${String(tries)}`;
  useEffect(() => {
    if (tap === undefined || now === undefined) return undefined;
    let isGone = false;
    const { settings } = tap;
    const order = { isPlain, now, settings, release: RELEASE, browser: browserFacts() };
    void recorderOf(tap)
      .make(order)
      .then(
        (made) => {
          if (!isGone) setState({ made, of: wanted });
        },
        () => {
          if (!isGone) setState({ failed: wanted });
        },
      );
    return () => {
      isGone = true;
    };
  }, [isPlain, now, tap, wanted]);
  const isMissing = tap === undefined || state.failed === wanted;
  return {
    made: state.made,
    busy: !isMissing && state.of !== wanted,
    isMissing,
    retry: () => setTries(tries + 1),
  };
}

/** `2026-11-23T14:05:09.120Z` as part of a file's name. */
const fileName = ({ made }: MadeReport): string =>
  `wheelhouse-report-${made.slice(0, 19).replaceAll(/[:T]/gu, '-')}.json`;

function sinceWords(made: MadeReport, { at, why }: NonNullable<MadeReport['since']>): string {
  if (why === 'loss') return words.content.since.loss(formatSince(at, Date.parse(made.made)));
  return lastReloadIn(made) === -Infinity ? words.content.since.load : words.content.since.reload;
}

function Content({ made }: { readonly made: MadeReport }) {
  const { began, made: until, since, dropped, file } = made;
  return (
    <ul className={styles.content}>
      <li>
        {words.content.span(
          formatSince(began, Date.parse(until)),
          formatTimeOfDay(Date.parse(until)),
          dropped,
        )}
      </li>
      {since && <li>{sinceWords(made, since)}</li>}
      {contentWords(made).map((line) => (
        <li key={line}>{line}</li>
      ))}
      <li>{words.content.settings}</li>
      <li>{words.content.size(file.size)}</li>
    </ul>
  );
}

function ContentOutline() {
  return (
    <div {...outline} className={styles.content}>
      {['a', 'b', 'c', 'd', 'e'].map((line) => (
        <Skeleton key={line} width="long" />
      ))}
    </div>
  );
}

export function ReportDialog({ close }: DialogProps<never>) {
  const [isPlain, setPlain] = useState(false);
  const { made, busy, isMissing, retry } = useReport(isPlain);
  const isReady = made !== undefined && !busy && !isMissing;
  const save = () => {
    if (!isReady) return;
    saveBlob(fileName(made), made.file);
    close();
  };
  return (
    <DialogFrame
      title={words.dialog.title}
      onClose={() => close()}
      actions={
        <>
          <Button onClick={() => close()}>{words.dialog.cancel}</Button>
          <Button
            variant="primary"
            icon="download"
            busy={busy}
            disabledReason={isMissing ? words.dialog.notMade : undefined}
            onClick={save}
          >
            {words.dialog.save}
          </Button>
        </>
      }
    >
      <p>{words.dialog.about}</p>
      {isMissing ? (
        <div role="alert">
          <Note
            tone="warning"
            action={
              <Button size="s" icon="refresh" onClick={retry}>
                {words.dialog.tryAgain}
              </Button>
            }
          >
            {words.dialog.notFetched}
          </Note>
        </div>
      ) : (
        <section aria-label={words.dialog.content} aria-busy={busy} className={styles.section}>
          <h3>{words.dialog.content}</h3>
          {made === undefined ? <ContentOutline /> : <Content made={made} />}
          <p className="muted">{isPlain ? words.dialog.withNames : words.dialog.withoutNames}</p>
        </section>
      )}
      <CheckboxField
        label={words.dialog.include}
        hint={words.dialog.includeHint}
        checked={isPlain}
        onChange={(event) => setPlain(event.currentTarget.checked)}
      />
      {made !== undefined && !isMissing && <ReportPreview made={made} />}
    </DialogFrame>
  );
}
