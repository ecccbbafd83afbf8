import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { ExternalLink } from '@/ui/link';
import { words } from './words';

interface ConsoleDialogProps extends DialogProps<never> {
  /** With the secret, which no store keeps. */
  readonly address: string;
  readonly about: string;
}

/** For a browser that blocked the console's window: a press on a link is never blocked. */
export function ConsoleDialog({ close, address, about }: ConsoleDialogProps) {
  return (
    <DialogFrame
      title={words.console.blockedTitle}
      onClose={() => close()}
      actions={<Button onClick={() => close()}>{words.console.close}</Button>}
    >
      <p>{words.console.ready(about)}</p>
      <p>
        <ExternalLink autoFocus href={address} onClick={() => close()}>
          {words.console.open}
        </ExternalLink>
      </p>
    </DialogFrame>
  );
}
