import { use, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { askOnFocus } from '@/lib/ask-on-focus';
import { type Incident, readIncidents } from '@/model/status-feed/incidents';
import { onPublicRequest, readPublicJson } from '@/provider/public-json';
import { expectApiError } from '@/provider/api-error';
import { preferences, selectPreferences } from '@/store/preferences/preferences-slice';
import { useAnnounced } from '@/ui/announcer';
import { ExternalLink } from '@/ui/link';
import { Note } from '@/ui/note';
import { TapContext } from './report/tap-context';
import { words } from './later/words';

const MOST = 3;

export interface StatusBannersProps {
  readonly feed: string;
  readonly page: string | undefined;
}

const NONE: readonly Incident[] = [];

/** Keeps the last incidents if the feed cannot be read. */
function useIncidents({ feed, page }: StatusBannersProps): readonly Incident[] {
  const tap = use(TapContext);
  const [incidents, setIncidents] = useState(NONE);
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      try {
        const answer = await readPublicJson(feed, onPublicRequest(tap?.onRequest, 'statusFeed'));
        // The page comes first: it replaces links to other hosts.
        if (!isOver) setIncidents(readIncidents(answer, [page, feed], Date.now()));
      } catch (thrown) {
        expectApiError(thrown);
      }
    };
    const stop = askOnFocus(() => void ask());
    return () => {
      isOver = true;
      stop();
    };
  }, [feed, page, tap]);
  return incidents;
}

function Banner({ incident: { key, tone, sentence, href } }: { readonly incident: Incident }) {
  const dispatch = useDispatch();
  useAnnounced(sentence);
  return (
    <Note
      banner
      tone={tone}
      action={href !== undefined && <ExternalLink href={href}>{words.status.link}</ExternalLink>}
      onDismiss={() => dispatch(preferences.actions.noticeDismissed(key))}
    >
      {sentence}
    </Note>
  );
}

/**
 * Incidents from the provider's status page, above all screens. Each can be dismissed until its
 * next update.
 */
export function StatusBanners(props: StatusBannersProps) {
  const incidents = useIncidents(props);
  const { dismissedNotices } = useSelector(selectPreferences);
  const told = incidents.filter(({ key }) => !dismissedNotices.includes(key)).slice(0, MOST);
  if (told.length === 0) return null;
  return (
    <section aria-label={words.status.label}>
      {told.map((incident) => (
        <Banner key={incident.key} incident={incident} />
      ))}
    </section>
  );
}
