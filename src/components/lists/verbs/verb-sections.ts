import type { Kind } from '@/model/kinds';
import type { Verb } from '@/model/verb';

export const SECTIONS: Readonly<Record<Verb<Kind>['section'], string>> = {
  power: 'Power',
  use: 'Use',
  change: 'Change',
  danger: 'Careful',
};
