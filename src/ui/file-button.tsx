import { useRef } from 'react';
import { Button } from './button';

interface FileButtonProps {
  readonly label: string;
  readonly onFile: (file: File) => void;
}

/** The same file can be chosen again. */
export function FileButton({ label, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="s" icon="upload" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) onFile(file);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
