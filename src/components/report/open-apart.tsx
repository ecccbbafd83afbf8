import { createRoot } from 'react-dom/client';
import type { Recording } from '@/provider/recorder/recording';
import { Modal } from '@/ui/dialogs/modal';
import { RecordingContext } from './recording-context';
import { ReportDialog } from './report-dialog';

/** In a root of its own: what went wrong may have taken the page's with it. */
export function openApart(recording: Recording | undefined): void {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const close = () => {
    root.unmount();
    element.remove();
  };
  root.render(
    <RecordingContext value={recording}>
      <Modal size="l" onClose={close}>
        <ReportDialog close={close} />
      </Modal>
    </RecordingContext>,
  );
}
