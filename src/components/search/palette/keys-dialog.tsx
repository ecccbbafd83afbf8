import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import styles from './keys-dialog.module.css';

type KeyWords = readonly [keys: readonly string[], words: string];

/** The keys of `search-button.tsx`, `use-palette-keys.ts` and `list-keys.ts`. */
const KEYS: readonly (readonly [where: string, keys: readonly KeyWords[]])[] = [
  [
    'On every page',
    [
      [['/', 'Ctrl K', '⌘ K'], 'Search or run a command'],
      [['?'], 'Show these keys'],
      [['Esc'], 'Close the dialog or menu'],
    ],
  ],
  [
    'In the search',
    [
      [['Enter'], 'Run the search; on a result, open or run it'],
      [['Tab', '↓'], 'From the field to the results'],
      [['↓', '↑'], 'Next or previous result'],
      [['→', '←'], 'Show a result’s actions, go back'],
      [['Ctrl Enter', '⌘ Enter'], 'Open the result in a new tab'],
      [['>'], 'In the field: commands only'],
      [['Esc'], 'Close the search'],
    ],
  ],
  [
    'In a list',
    [
      [['f'], 'Filter the list'],
      [['↓', '↑'], 'Next row, row before; from the filter, first row'],
      [['Enter', 'e'], 'Open the row'],
      [['x'], 'Select the row'],
      [['Shift ↓', 'Shift ↑'], 'Extend the selection'],
      [['b'], 'Jump to the bulk actions'],
      [['Esc'], 'Back to the row; clear the selection, or the filter'],
      [['Shift click'], 'Select a range; in the filters, add one'],
    ],
  ],
];

export function KeysDialog({ close }: DialogProps<never>) {
  return (
    <DialogFrame
      title="Keys"
      onClose={() => close()}
      actions={
        <Button variant="primary" autoFocus onClick={() => close()}>
          Close
        </Button>
      }
    >
      {KEYS.map(([where, keys]) => (
        <section key={where} className={styles.keys}>
          <h3>{where}</h3>
          <dl>
            {keys.map(([names, words]) => (
              <div key={words}>
                <dt>
                  {names.map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </DialogFrame>
  );
}
