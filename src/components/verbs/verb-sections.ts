import type { Kind } from '@/model/kinds';
import type { Verb } from '@/model/verb';

/** The sections of verbs in the order of menus and bars, and their words. */
export const SECTIONS: Readonly<Record<Verb<Kind>['section'], string>> = {
  power: 'Power',
  use: 'Use',
  change: 'Change',
  danger: 'Careful',
};
