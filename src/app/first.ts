import { askFirst } from './boot/ask-first';

/** A separate file, which runs while the rest of the script comes (`build/script-files.ts`). */
export const asked = askFirst();
