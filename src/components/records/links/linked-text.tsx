import { Fragment } from 'react';
import { splitIds } from '@/model/ids';
import { Clamp } from '@/ui/tooltip';
import { hasPage, RecordLink } from './record-link';

interface LinkedTextProps {
  readonly text: string;
}

export function LinkedText({ text }: LinkedTextProps) {
  let at = 0;
  return splitIds(text).map((part) => {
    const key = at;
    const words = typeof part === 'string' ? part : part.id;
    at += words.length;
    if (typeof part === 'string' || !hasPage(part.kind)) {
      return <Fragment key={key}>{words}</Fragment>;
    }
    return (
      <RecordLink key={key} kind={part.kind} id={part.id}>
        <code>{part.id}</code>
      </RecordLink>
    );
  });
}

interface DescriptionProps {
  readonly text: string;
}

/** Cut after three lines, shown in full on hover. */
export function Description({ text }: DescriptionProps) {
  return (
    <Clamp title={text}>
      <LinkedText text={text} />
    </Clamp>
  );
}
