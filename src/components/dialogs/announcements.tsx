import { type ComponentType, lazy, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type CallFacts, selectCalls } from '@/store/calls/calls-slice';
import { type News, news as newsSlice, selectNews } from '@/store/news/news-slice';
import { type DialogProps, useDialogs } from '@/ui/dialogs/dialog-stack';
import { preload } from '@/ui/preload';
import { refusalOf, type Refused } from './refusals';
import { VolumeAttachedDialog } from './volume-attached-dialog';

type NewsDialog = ComponentType<DialogProps<never> & { readonly news: News }>;

const NEWS_DIALOGS: Readonly<Record<News['what'], NewsDialog>> = {
  'volume-attached': VolumeAttachedDialog,
};

const load = () => import('./refusal-dialog');
const RefusalDialog = lazy(async () => ({ default: (await load()).RefusalDialog }));

/** Fetches the dialog's code ahead. */
export function preloadRefusals(): void {
  preload(load);
}

function hasError(call: CallFacts): call is Refused {
  return call.status === 'failed' && call.error !== undefined;
}

/** Opens dialogs for news and refusals in the store. */
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
