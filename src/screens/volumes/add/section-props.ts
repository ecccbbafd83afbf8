import type { UseFormReturn } from 'react-hook-form';
import type { NewVolume } from '@/model/volume/create';

export interface SectionProps {
  readonly form: UseFormReturn<NewVolume, unknown, NewVolume>;
  readonly values: NewVolume;
}
