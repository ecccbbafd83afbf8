import { VerbButton } from '@/components/verbs/verb-button';
import { VerbMenu } from '@/components/verbs/verb-menu';
import type { ImageRecord } from '@/model/image/record';
import { IMAGE_VERBS } from '@/model/image/verbs';

const USE = IMAGE_VERBS.filter(({ section }) => section === 'use');
const MORE = IMAGE_VERBS.filter(({ section }) => section !== 'use');

interface ImageActionsProps {
  readonly image: ImageRecord;
}

/** The actions of an image (spec 2 §2). */
export function ImageActions({ image }: ImageActionsProps) {
  return (
    <>
      {USE.map((verb) => (
        <VerbButton key={verb.id} record={image} verb={verb} variant="primary" />
      ))}
      <VerbMenu record={image} verbs={MORE} variant="page" />
    </>
  );
}
