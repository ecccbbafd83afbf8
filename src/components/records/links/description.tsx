import { Clamp } from '@/ui/truncate';
import { LinkedText } from './linked-text';

interface DescriptionProps {
  readonly text: string;
}

/** Cut after three lines (spec 1 §9), shown in full on hover. */
export function Description({ text }: DescriptionProps) {
  return (
    <Clamp title={text}>
      <LinkedText text={text} />
    </Clamp>
  );
}
