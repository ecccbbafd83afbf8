import type { ReactNode } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import { lazyLayer } from '@/ui/lazy-layer';
import type { DialogProps } from './dialog-stack';

export type Attempt = (work: () => Promise<void>) => void;

/** Its result is `true` once the action is done. */
export interface ConfirmDialogProps extends DialogProps<boolean> {
  readonly title: string;
  readonly body?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  /** True if it destroys: its button is red, and the focus begins on Cancel. */
  readonly danger?: boolean | undefined;
  /** True if the focus begins on Cancel though nothing is destroyed. */
  readonly isCareful?: boolean | undefined;
  /** Must be typed before the action, ignoring spaces around it. */
  readonly word?: string | undefined;
  readonly meanwhile?: string | undefined;
  /** The dialog waits for it, and shows why it failed. */
  readonly onConfirm?: (() => Promise<void> | void) | undefined;
  /** A second action, offered between the two buttons. */
  readonly other?: { readonly label: string; readonly onConfirm: () => Promise<void> } | undefined;
  /**
   * Shown beside the words of a thrown error; `attempt` does further work as the confirmed action
   * does.
   */
  readonly tools?: ((thrown: unknown, attempt: Attempt) => ReactNode) | undefined;
}

const load = lazyPart(() => import('./confirm-panel'));

export const ConfirmDialog = lazyLayer<ConfirmDialogProps>(async () => ({
  default: (await load()).ConfirmPanel,
}));
