import { use, useCallback } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import { useDialogsIfAny } from '@/ui/dialogs/dialog-stack';
import { lazyLayer, preload } from '@/ui/lazy-layer';
import { TapContext } from './tap-context';

const load = lazyPart(() => import('./open-apart'));
const ReportDialog = lazyLayer(async () => ({ default: (await load()).ReportDialog }));

/**
 * Opens 'Report a problem', also on a page that replaces the panel and has no dialog stack. The
 * file is made in the browser and not sent anywhere.
 */
export function useReportProblem(): () => void {
  const dialogs = useDialogsIfAny();
  const tap = use(TapContext);
  return useCallback(() => {
    if (dialogs === undefined) preload(async () => (await load()).openApart(tap));
    else void dialogs.open(ReportDialog, {}, { size: 'l' });
  }, [dialogs, tap]);
}
