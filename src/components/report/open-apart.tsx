import { createRoot } from 'react-dom/client';
import { Modal } from '@/ui/dialogs/modal';
import { ReportDialog } from './report-dialog';

/** In a root of its own: what went wrong may have taken the page's with it. */
export function openApart(): void {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const close = () => {
    root.unmount();
    element.remove();
  };
  root.render(
    <Modal size="l" onClose={close}>
      <ReportDialog close={close} />
    </Modal>,
  );
}
