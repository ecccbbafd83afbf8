import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import styles from './keys-dialog.module.css';

const KEYS: readonly (readonly [keys: readonly string[], words: string])[] = [
  [['/'], 'Filter the list'],
  [['↓', '↑'], 'Next row, row before; from the filter, first row'],
  [['Enter', 'e'], 'Open the row'],
  [['x'], 'Select the row'],
  [['Shift ↓', 'Shift ↑'], 'Select on'],
  [['b'], 'To the verbs of what is selected'],
  [['Esc'], 'Back to the row; clear the selection, or the filter'],
  [['Shift click'], 'Select up to here; among the counts, add one'],
  [['?'], 'Show these keys'],
];

/** The keys of a list (`list-keys.ts`). */
export function KeysDialog({ close }: DialogProps<never>) {
  return (
    <DialogFrame
      title="Keys of a list"
      onClose={() => close()}
      actions={
        <Button variant="primary" autoFocus onClick={() => close()}>
          Close
        </Button>
      }
    >
      <dl className={styles.keys}>
        {KEYS.map(([keys, words]) => (
          <div key={words}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </DialogFrame>
  );
}
