import { lazy, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type CallFacts, selectCalls } from '@/store/calls/calls-slice';
import { news as newsSlice, selectNews } from '@/store/news/news-slice';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { preload } from '@/ui/preload';
import { NEWS_DIALOGS } from './news-dialogs';
import { refusalOf, type Refused } from './refusals';

const load = () => import('./refusal-dialog');
const RefusalDialog = lazy(async () => ({ default: (await load()).RefusalDialog }));

/** Fetches the code of the dialog of refusals ahead of its first use. */
export function preloadRefusals(): void {
  preload(load);
}

function hasError(call: CallFacts): call is Refused {
  return call.status === 'failed' && call.error !== undefined;
}

/** Opens the dialogs that facts in the store ask for: news, and refusals that have one of their own. */
export function Announcements() {
  const dialogs = useDialogs();
  const dispatch = useDispatch();
  const news = useSelector(selectNews);
  const calls = useSelector(selectCalls);
  const told = useRef(new Set<string>());

  useEffect(() => {
    for (const each of news) {
      if (told.current.has(each.id)) continue;
      told.current.add(each.id);
      dispatch(newsSlice.actions.shown(each.id));
      void dialogs.open(NEWS_DIALOGS[each.what], { news: each }, { size: 's' });
    }
  }, [dialogs, dispatch, news]);

  useEffect(() => {
    for (const call of calls) {
      if (!hasError(call) || told.current.has(call.id)) continue;
      const refusal = refusalOf(call);
      if (refusal === undefined) continue;
      told.current.add(call.id);
      void dialogs.open(RefusalDialog, { refusal, refused: call });
    }
  }, [calls, dialogs]);

  return null;
}
