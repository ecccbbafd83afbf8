import { Clamp } from '@/ui/truncate';
import { LinkedText } from './linked-text';

interface DescriptionProps {
  readonly text: string;
}

/** What somebody wrote about a record: cut after three lines (spec 1 §9), whole on hover. */
export function Description({ text }: DescriptionProps) {
  return (
    <Clamp title={text}>
      <LinkedText text={text} />
    </Clamp>
  );
}
