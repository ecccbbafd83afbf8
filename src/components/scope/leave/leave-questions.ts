import type { ConfirmDialogProps } from '@/ui/dialogs/confirm-dialog';
import { words } from '../words';

/** State of a form that is left. `sent` is a change under way; `unknown` may have been done. */
export type Left = 'unsaved' | 'sent' | 'unknown';

export type LeaveQuestion = Pick<
  ConfirmDialogProps,
  'title' | 'body' | 'confirmLabel' | 'cancelLabel' | 'danger'
>;

export const LEAVE_QUESTIONS: Readonly<Record<Left, LeaveQuestion>> = {
  unsaved: { ...words.leave.unsaved, danger: true },
  sent: words.leave.sent,
  unknown: { ...words.leave.unknown, danger: true },
};
