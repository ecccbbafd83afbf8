import type { ConfirmDialogProps } from '@/ui/dialogs/confirm-dialog';

/** State of a form that is left. `sent` is a change under way; `unknown` may have been done. */
export type Left = 'unsaved' | 'sent' | 'unknown';

export type LeaveQuestion = Pick<
  ConfirmDialogProps,
  'title' | 'body' | 'confirmLabel' | 'cancelLabel' | 'danger'
>;

export const LEAVE_QUESTIONS: Readonly<Record<Left, LeaveQuestion>> = {
  unsaved: {
    title: 'Leave without saving?',
    body: 'What you changed here has not been saved yet.',
    confirmLabel: 'Leave',
    cancelLabel: 'Keep editing',
    danger: true,
  },
  sent: {
    title: 'Leave while this is under way?',
    body: 'It has been sent and goes on without this page. You will be told how it ends.',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
  },
  unknown: {
    title: 'Leave this page?',
    body: 'What you sent may have gone through. What you typed here is lost.',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
    danger: true,
  },
};
