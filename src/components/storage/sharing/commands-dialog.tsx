import { use, useState } from 'react';
import { useAccount } from '@/components/scope/account-scope';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { storageCommands } from '@/model/orbit/commands';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { Note } from '@/ui/note';
import { Row, Stack } from '@/ui/page/columns';
import { SegmentedControl } from '@/ui/segmented-control';
import { TextArea } from '@/ui/text-area';
import { words } from './words';

interface CommandsDialogProps extends DialogProps<never> {
  readonly container: string;
  /** An object's name; a directory's ends in a slash, and is empty for the whole container. */
  readonly path: string;
}

/** Characters that fit in a line, approximately; longer lines wrap. */
const LINE = 90;

const linesOf = (text: string): number =>
  text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / LINE), 0);

export function CommandsDialog({ close, container, path }: CommandsDialogProps) {
  const account = useAccount();
  const { orbit, api } = use(DeploymentContext);
  const all = storageCommands({ account, container, path }, { orbit, api });
  const [tool, setTool] = useState(all[0]?.tool);
  const shown = all.find((each) => each.tool === tool);
  return (
    <DialogFrame
      title={words.commands.title}
      onClose={() => close()}
      actions={<Button onClick={() => close()}>{words.commands.close}</Button>}
    >
      {shown === undefined ? (
        <Note>{words.commands.unusable}</Note>
      ) : (
        <Stack gap="m">
          <Row apart>
            <SegmentedControl
              label={words.commands.tool}
              value={shown.tool}
              options={all.map((each) => ({ value: each.tool, label: each.tool }))}
              onChange={setTool}
            />
            <CopyButton text={shown.text} what={words.commands.noun} />
          </Row>
          <TextArea
            label={words.commands.label(shown.tool)}
            labelHidden
            mono
            readOnly
            // The same for each, so that nothing moves.
            rows={Math.max(...all.map(({ text }) => linesOf(text)))}
            value={shown.text}
            hint={shown.needs}
          />
        </Stack>
      )}
    </DialogFrame>
  );
}
