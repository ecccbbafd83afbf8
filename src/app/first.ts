import { askFirst } from './boot/ask-first';

/** A file of its own, which runs while the rest of the script comes (`build/script-files.ts`). */
export const asked = askFirst();
