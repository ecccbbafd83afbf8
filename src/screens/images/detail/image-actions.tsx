import { VerbButton } from '@/components/verbs/verb-button';
import { VerbMenu } from '@/components/verbs/verb-menu';
import type { ImageRecord } from '@/model/image/record';
import { IMAGE_VERBS } from '@/model/image/verbs';

const USE = IMAGE_VERBS.filter(({ section }) => section === 'use');
const MORE = IMAGE_VERBS.filter(({ section }) => section !== 'use');

interface ImageActionsProps {
  readonly image: ImageRecord;
  readonly account: string;
}

/** 'Create Cloud Server' first, and everything else that can be done to an image (spec 2 §2). */
export function ImageActions({ image, account }: ImageActionsProps) {
  const shared = { record: image, account };
  return (
    <>
      {USE.map((verb) => (
        <VerbButton key={verb.id} {...shared} verb={verb} variant="primary" />
      ))}
      <VerbMenu {...shared} verbs={MORE} look="page" />
    </>
  );
}
