import { useState } from 'react';
import { ActionMenu } from '@/ui/action-menu';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { Modal } from '@/ui/dialogs/modal';
import { InertLayer } from '@/ui/lazy-layer';
import { Row } from '@/ui/page/columns';
import { TextField } from '@/ui/text-field';
import { sampleActions } from './sample-actions';

const soon = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 1500);
  });

const never = async () => {
  await soon();
  throw new Error('The server is locked. Unlock it first.');
};

export function OverlaysPart() {
  const dialogs = useDialogs();
  const [editing, setEditing] = useState(false);
  const close = () => setEditing(false);

  const confirm = () =>
    dialogs.open(
      ConfirmDialog,
      {
        title: 'Stop worker?',
        body: 'It is switched off at once, like pulling the plug.',
        confirmLabel: 'Stop',
        onConfirm: soon,
      },
      { size: 's' },
    );
  const typed = () =>
    dialogs.open(ConfirmDialog, {
      title: 'Delete web-1?',
      body: 'This also deletes its boot volume vol-boot1. Its volume vol-data1 stays, detached.',
      confirmLabel: 'Delete server',
      danger: true,
      word: 'delete',
      onConfirm: never,
    });

  return (
    <Card title="Menus and dialogs">
      <Row>
        <ActionMenu label="Power" leadingIcon="power" items={sampleActions} />
        <Button onClick={() => void confirm()}>Plain question</Button>
        <Button onClick={() => void typed()}>Typed word</Button>
        <Button onClick={() => setEditing(true)}>Editor</Button>
        <InertLayer inert>
          <Button>Out of reach</Button>
        </InertLayer>
      </Row>
      {editing && (
        <Modal onClose={close}>
          <DialogFrame
            title="Rename web-1"
            onClose={close}
            onSubmit={close}
            actions={
              <>
                <Button onClick={close}>Cancel</Button>
                <Button type="submit" variant="primary">
                  Save
                </Button>
              </>
            }
          >
            <TextField label="Name" defaultValue="web-1" autoFocus />
          </DialogFrame>
        </Modal>
      )}
    </Card>
  );
}
