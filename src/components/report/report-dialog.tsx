import { RELEASE } from '@/model/release';
import type { ReportFile } from '@/wire/report';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { downloadText } from '../downloads/download-text';
import { browserFacts } from './browser-facts';

/** Makes the file that support is sent, and says what is in it before it is saved. */
export function ReportDialog({ close }: DialogProps<never>) {
  const save = () => {
    const made = new Date().toISOString();
    const file: ReportFile = {
      format: 'wheelhouse-report',
      version: 1,
      release: RELEASE,
      made,
      began: made,
      isPlain: false,
      settings: {},
      browser: browserFacts(),
      timeline: [],
      dropped: 0,
      records: {},
    };
    downloadText('wheelhouse-report.json', JSON.stringify(file, undefined, 2), 'text/plain');
    close();
  };
  return (
    <DialogFrame
      title="Report a problem"
      onClose={() => close()}
      actions={
        <>
          <Button onClick={() => close()}>Cancel</Button>
          <Button variant="primary" icon="download" onClick={save}>
            Save as file
          </Button>
        </>
      }
    >
      <p>
        The file is made in this browser and sent nowhere. Attach it to a message to support, who
        can see from it what you saw.
      </p>
    </DialogFrame>
  );
}
