import { markedParts } from '@/model/search/marks';

interface MarkedProps {
  readonly text: string;
  /** In lower case. */
  readonly terms: readonly string[];
}

export function Marked({ text, terms }: MarkedProps) {
  return markedParts(text, terms).map((part, at) =>
    // The parts of a text have no identity but their place.
    part.isMatch ? <mark key={at}>{part.text}</mark> : part.text,
  );
}
