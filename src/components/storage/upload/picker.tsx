import { type ChangeEvent, type ReactNode, useMemo, useRef } from 'react';
import { type ChosenFile, pickedFiles } from './chosen-files';
import { PickContext } from './pick-context';

interface PickerProps {
  readonly onPick: (files: readonly ChosenFile[]) => void;
  readonly children: ReactNode;
}

/**
 * The fields that browsers pick files with. They stand round the list, not beside its buttons: those move
 * when its rows arrive, and what is picked in a field that is gone by then is lost.
 */
export function Picker({ onPick, children }: PickerProps) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const pick = useMemo(
    () => ({
      pickFiles: () => files.current?.click(),
      pickFolder: () => folder.current?.click(),
    }),
    [],
  );
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const picked = pickedFiles(currentTarget.files ?? []);
    // The same can be picked again.
    currentTarget.value = '';
    if (picked.length > 0) onPick(picked);
  };
  return (
    <PickContext value={pick}>
      {children}
      <input ref={files} type="file" multiple hidden aria-label="Files to upload" onChange={take} />
      <input
        ref={(field) => {
          folder.current = field;
          // Every browser has it, but no declaration of React's.
          field?.toggleAttribute('webkitdirectory', true);
        }}
        type="file"
        hidden
        aria-label="Folder to upload"
        onChange={take}
      />
    </PickContext>
  );
}
