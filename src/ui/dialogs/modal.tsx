import { lazy, type ReactNode, Suspense } from 'react';
import { preload } from '../preload';

/** Props of `Modal`. */
export interface ModalProps {
  /** Called when Escape is pressed or the ground beside the modal. */
  readonly onClose: () => void;
  /** Whether Escape and a press beside it close it; on unless said otherwise. */
  readonly dismissable?: boolean | undefined;
  /** Told when what is inside begins work that it has to stay for, and when that is over. */
  readonly onLock?: ((locked: boolean) => void) | undefined;
  /** `s` 400 px for questions, `m` 560 px for forms, `l` 800 px for tables. */
  readonly size?: 's' | 'm' | 'l' | undefined;
  /** A `DialogFrame`. */
  readonly children: ReactNode;
}

const load = () => import('./modal-panel');
const ModalPanel = lazy(async () => ({ default: (await load()).ModalPanel }));

/** Fetches the code of modals ahead of the first one. */
export function preloadModal(): void {
  preload(load);
}

/**
 * A layer over everything else, which is inert while it stands. It is open as long as it is
 * rendered. Questions go through `useDialogs`; this is for editors that are routes, and for the
 * session prompt.
 */
export function Modal(props: ModalProps) {
  return (
    <Suspense fallback={null}>
      <ModalPanel {...props} />
    </Suspense>
  );
}
