import { createRoot } from 'react-dom/client';
import type { Tap } from '@/provider/recorder/tap';
import { Modal } from '@/ui/dialogs/modal';
import { TapContext } from './tap-context';
import { ReportDialog } from './report-dialog';

export { ReportDialog };

/**
 * Opens 'Report a problem' without the panel: before sign-in, and on an error page. It has a React
 * root of its own: the page's may have failed too.
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
