import { useCallback } from 'react';
import { useAccount } from '@/components/scope/account-context';
import { useNotify } from '@/components/activity/calls/use-notify';
import { lazyPart } from '@/lib/lazy-part';
import { isImages } from '@/model/object/rules';
import { NO_IMAGES } from '@/model/upload/item';
import { fetchUploads } from '@/store/transfers/transfers';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { lazyLayer } from '@/ui/lazy-layer';
import type { Chosen } from './chosen-files';
import type { UploadDialogProps } from './upload-dialog';

const load = lazyPart(() => import('./upload-dialog'));
const UploadDialog = lazyLayer<UploadDialogProps>(async () => {
  const [part] = await Promise.all([load(), fetchUploads()]);
  return { default: part.UploadDialog };
});

/** Where files go that are dropped or picked: a directory of a container, '' or with a slash at its end. */
export interface UploadTo {
  readonly container: string;
  readonly prefix: string;
}

/** Asks about files, then uploads them (spec 3 §4). */
export function useUpload({ container, prefix }: UploadTo): (files: Promise<Chosen>) => void {
  const account = useAccount();
  const dialogs = useDialogs();
  const notify = useNotify();
  return useCallback(
    (files) => {
      if (isImages(container)) {
        // Nobody reads them.
        files.catch(() => undefined);
        notify({ tone: 'error', message: NO_IMAGES });
        return;
      }
      void dialogs.open(UploadDialog, { account, container, prefix, files }, { size: 'l' });
    },
    [account, container, dialogs, notify, prefix],
  );
}
