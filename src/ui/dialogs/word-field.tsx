import { TextField } from '@/ui/text-field';

interface WordFieldProps {
  readonly word: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

export function WordField({ word, value, onValue }: WordFieldProps) {
  return (
    <TextField
      label={
        <>
          Type <code>{word}</code> to confirm
        </>
      }
      value={value}
      autoFocus
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
}
