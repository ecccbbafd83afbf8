import type { ValidityQuestion } from '@/model/load-balancer/chain';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { useDialogs } from '@/ui/dialogs/dialog-stack';

/**
 * Asks about a certificate that browsers refuse, as removing HTTPS asks; true if it may be saved.
 */
export function useCertificateQuestion(): (question?: ValidityQuestion) => Promise<boolean> {
  const dialogs = useDialogs();
  return async (question) => {
    if (question === undefined) return true;
    const { title, words } = question;
    const isSure = await dialogs.open(
      ConfirmDialog,
      { title, body: <p>{words}</p>, confirmLabel: 'Use certificate', danger: true },
      { size: 's' },
    );
    return isSure === true;
  };
}
