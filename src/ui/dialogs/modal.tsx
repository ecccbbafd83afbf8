import type { ReactNode } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import { LayerHost, lazyLayer, preload } from '@/ui/lazy-layer';

export interface ModalProps {
  readonly onClose: () => void;
  readonly dismissable?: boolean | undefined;
  readonly onLock?: ((locked: boolean) => void) | undefined;
  /**
   * `s` 400 px for questions, `m` 560 px for forms, `l` 800 px for tables. `search` 640 px stands
   * at the upper edge on a phone too, where the keyboard covers the lower one.
   */
  readonly size?: 's' | 'm' | 'l' | 'search' | undefined;
  /**
   * Takes all the height on a phone from the start. This is for forms, whose upper edge would rise
   * with each later read. Questions stand on the lower edge.
   */
  readonly tall?: boolean | undefined;
  readonly children: ReactNode;
}

export const fetchModal = lazyPart(() => import('./modal-panel'));
const ModalPanel = lazyLayer(async () => ({ default: (await fetchModal()).ModalPanel }));

export function preloadModal(): void {
  preload(fetchModal);
}

/** Open while rendered. For routed editors and the session prompt; questions use `useDialogs`. */
export function Modal(props: ModalProps) {
  return (
    <LayerHost>
      <ModalPanel {...props} />
    </LayerHost>
  );
}
