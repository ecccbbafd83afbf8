import { Fragment } from 'react';
import { splitIds } from '@/model/ids';
import { hasPage } from './has-page';
import { RecordLink } from './record-link';

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
