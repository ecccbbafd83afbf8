import { TextField } from '@/ui/text-field';
import { words } from '../words';

interface WordFieldProps {
  readonly word: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

export function WordField({ word, value, onValue }: WordFieldProps) {
  return (
    <TextField
      label={words.dialog.typeToConfirm(<code>{word}</code>)}
      value={value}
      autoFocus
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
}
