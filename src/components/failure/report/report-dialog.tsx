import { use, useEffect, useState } from 'react';
import { saveBlob } from '@/components/scope/save-file';
import { formatSince, formatTimeOfDay } from '@/lib/dates';
import { formatSize } from '@/lib/sizes';
import { counted } from '@/lib/text';
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

function beginningWords(made: MadeReport, why: NonNullable<MadeReport['since']>['why']): string {
  if (why === 'loss') return 'when the part of the panel that kept it stopped';
  return lastReloadIn(made) === -Infinity
    ? 'when this page was loaded'
    : 'when this page was first loaded, before it was reloaded';
}

function Content({ made }: { readonly made: MadeReport }) {
  const { began, made: until, since, dropped, file } = made;
  return (
    <ul className={styles.content}>
      <li>
        What happened in this window from {formatSince(began, Date.parse(until))} to{' '}
        {formatTimeOfDay(Date.parse(until))}
        {dropped > 0 && `, without ${counted(dropped, 'older thing')} that had no room`}
      </li>
      {since && (
        <li>
          Nothing from before {formatSince(since.at, Date.parse(until))},{' '}
          {beginningWords(made, since.why)}
        </li>
      )}
      {contentWords(made).map((words) => (
        <li key={words}>{words}</li>
      ))}
      <li>The panel’s version and settings, and details of your browser</li>
      <li>{formatSize(file.size)} in all</li>
    </ul>
  );
}

const WITHOUT_NAMES =
  'Never included: passwords, one-time codes, tokens, keys, secrets, card data, user data of servers, file contents and form input.';

const WITH_NAMES =
  'Names and descriptions are included as people wrote them; what looks like a secret is left out. Never included: user data of servers, file contents and form input.';

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
      title="Report a problem"
      onClose={() => close()}
      actions={
        <>
          <Button onClick={() => close()}>Cancel</Button>
          <Button
            variant="primary"
            icon="download"
            busy={busy}
            disabledReason={isMissing ? 'The file could not be made' : undefined}
            onClick={save}
          >
            Save as file
          </Button>
        </>
      }
    >
      <p>
        The file is created in your browser and not sent anywhere. Attach it to a support request.
      </p>
      {isMissing ? (
        <div role="alert">
          <Note
            tone="warning"
            action={
              <Button size="s" icon="refresh" onClick={retry}>
                Try again
              </Button>
            }
          >
            The part of the panel that makes the file could not be fetched. Your network connection
            may be down.
          </Note>
        </div>
      ) : (
        <section aria-label="What is in it" aria-busy={busy} className={styles.section}>
          <h3>What is in it</h3>
          {made === undefined ? <ContentOutline /> : <Content made={made} />}
          <p className="muted">{isPlain ? WITH_NAMES : WITHOUT_NAMES}</p>
        </section>
      )}
      <CheckboxField
        label="Include names, addresses and descriptions"
        hint="Otherwise they are replaced by placeholders. If ticked, anyone with the file can read them."
        checked={isPlain}
        onChange={(event) => setPlain(event.currentTarget.checked)}
      />
      {made !== undefined && !isMissing && <ReportPreview made={made} />}
    </DialogFrame>
  );
}
