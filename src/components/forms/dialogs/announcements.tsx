import { type ComponentType, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyPart } from '@/lib/lazy-part';
import { type CallFacts, selectCalls } from '@/store/calls/calls-slice';
import {
  type Announcement,
  announcements as announcementsSlice,
  selectAnnouncements,
} from '@/store/announcements/announcements-slice';
import { type DialogProps, useDialogs } from '@/ui/dialogs/dialog-stack';
import { lazyLayer } from '@/ui/lazy-layer';
import { refusalOf, type Refused } from './refusals';

const loadRefusal = lazyPart(() => import('./refusal-dialog'));
const RefusalDialog = lazyLayer(async () => ({ default: (await loadRefusal()).RefusalDialog }));

const loadVolumeAttached = lazyPart(() => import('./volume-attached-dialog'));
const VolumeAttachedDialog = lazyLayer(async () => ({
  default: (await loadVolumeAttached()).VolumeAttachedDialog,
}));

type AnnouncementDialog = ComponentType<
  DialogProps<never> & { readonly announcement: Announcement }
>;

const ANNOUNCEMENT_DIALOGS: Readonly<Record<Announcement['what'], AnnouncementDialog>> = {
  'volume-attached': VolumeAttachedDialog,
};

function hasError(call: CallFacts): call is Refused {
  return call.status === 'failed' && call.error !== undefined;
}

export function Announcements() {
  const dialogs = useDialogs();
  const dispatch = useDispatch();
  const announcements = useSelector(selectAnnouncements);
  const calls = useSelector(selectCalls);
  const announced = useRef(new Set<string>());

  useEffect(() => {
    for (const each of announcements) {
      if (announced.current.has(each.id)) continue;
      announced.current.add(each.id);
      dispatch(announcementsSlice.actions.shown(each.id));
      void dialogs.open(
        ANNOUNCEMENT_DIALOGS[each.what],
        { announcement: each },
        { size: 's', unasked: true },
      );
    }
  }, [dialogs, dispatch, announcements]);

  useEffect(() => {
    for (const call of calls) {
      if (!hasError(call) || announced.current.has(call.id)) continue;
      const refusal = refusalOf(call);
      if (refusal === undefined) continue;
      announced.current.add(call.id);
      void dialogs.open(RefusalDialog, { refusal, refused: call }, { unasked: true });
    }
  }, [calls, dialogs]);

  return null;
}
