import type { ReactNode } from 'react';
import { ChoiceRow } from '@/ui/choice';

interface RadioRowProps {
  /** Shared by the radios of a question. */
  readonly name: string;
  readonly checked: boolean;
  readonly detail: ReactNode;
  /** Why it cannot be chosen; replaces the detail. */
  readonly reason?: string | undefined;
  readonly end?: ReactNode;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of a few options, each explained. */
export function RadioRow(props: RadioRowProps) {
  const { name, checked, detail, reason, end, onChoose, children } = props;
  const isDisabled = reason !== undefined;
  return (
    <ChoiceRow
      inset
      disabledReason={isDisabled}
      end={end}
      button={
        <input
          type="radio"
          name={name}
          checked={checked}
          aria-disabled={isDisabled || undefined}
          onChange={() => {
            if (!isDisabled) onChoose();
          }}
        />
      }
    >
      {children} <small>{reason ?? detail}</small>
    </ChoiceRow>
  );
}
