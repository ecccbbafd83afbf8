import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import styles from './keys-dialog.module.css';
import { words } from './words';

export function KeysDialog({ close }: DialogProps<never>) {
  return (
    <DialogFrame
      title={words.keys.title}
      onClose={() => close()}
      actions={
        <Button variant="primary" autoFocus onClick={() => close()}>
          {words.close}
        </Button>
      }
    >
      {words.keys.groups.map(({ where, keys }) => (
        <section key={where} className={styles.keys}>
          <h3>{where}</h3>
          <dl>
            {keys.map(({ names, does }) => (
              <div key={does}>
                <dt>
                  {names.map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </DialogFrame>
  );
}
