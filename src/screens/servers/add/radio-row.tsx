import type { ReactNode } from 'react';
import { ChoiceRow } from '@/ui/choice';

interface RadioRowProps {
  /** The radios of one question share it. */
  readonly name: string;
  readonly checked: boolean;
  readonly detail: ReactNode;
  /** Why it cannot be chosen; takes the place of the detail. */
  readonly reason?: string | undefined;
  readonly end?: ReactNode;
  readonly onChoose: () => void;
  /** Its words. */
  readonly children: ReactNode;
}

/** One of a few ways, each with a line that explains it. */
export function RadioRow(props: RadioRowProps) {
  const { name, checked, detail, reason, end, onChoose, children } = props;
  const barred = reason !== undefined;
  return (
    <ChoiceRow
      inset
      barred={barred}
      end={end}
      button={
        <input
          type="radio"
          name={name}
          checked={checked}
          aria-disabled={barred || undefined}
          onChange={() => {
            if (!barred) onChoose();
          }}
        />
      }
    >
      {children} <small>{reason ?? detail}</small>
    </ChoiceRow>
  );
}
