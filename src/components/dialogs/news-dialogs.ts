import type { ComponentType } from 'react';
import type { News } from '@/store/news/news-slice';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { VolumeAttachedDialog } from './volume-attached-dialog';

/** What the dialog of a piece of news is given. */
type NewsDialog = ComponentType<DialogProps<never> & { readonly news: News }>;

/** The dialog that each sort of news is told by. */
export const NEWS_DIALOGS: Readonly<Record<News['what'], NewsDialog>> = {
  'volume-attached': VolumeAttachedDialog,
};
