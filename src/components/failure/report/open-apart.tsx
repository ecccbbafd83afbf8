import { createRoot } from 'react-dom/client';
import type { Tap } from '@/provider/recorder/tap';
import { Modal } from '@/ui/dialogs/modal';
import { TapContext } from './tap-context';
import { ReportDialog } from './report-dialog';

export { ReportDialog };

/**
 * Opens 'Report a problem' where no panel stands: before sign-in, and on an error page in its place. It has a
 * root of its own: what went wrong may have taken the page's with it.
 */
export function openApart(tap: Tap | undefined): void {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const close = () => {
    root.unmount();
    element.remove();
  };
  root.render(
    <TapContext value={tap}>
      <Modal size="l" onClose={close}>
        <ReportDialog close={close} />
      </Modal>
    </TapContext>,
  );
}
