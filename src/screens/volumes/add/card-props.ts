import type { UseFormReturn } from 'react-hook-form';
import type { NewVolume } from '@/model/volume/create';

/** What each part of the form of a new volume is given. */
export interface CardProps {
  readonly form: UseFormReturn<NewVolume, unknown, NewVolume>;
  /** What the form says now. */
  readonly values: NewVolume;
}
