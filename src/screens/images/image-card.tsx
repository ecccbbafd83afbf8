import type { CardProps } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { Created } from '@/components/records/created';
import { StatusWithBar } from '@/components/records/record-status';
import { archLabel, imageMinimum } from '@/model/image/describe';
import type { ImageRecord } from '@/model/image/record';
import { Row } from '@/ui/page/columns';
import { SharingTag, sizeLabel, typeLabel } from './image-labels';

export function ImageCard({ record: image, context }: CardProps<ImageRecord>) {
  const size = imageMinimum(image);
  const facts = [typeLabel(image), archLabel(image.arch), size ? sizeLabel(size) : undefined];
  return (
    <>
      <NameCell kind="image" record={image} />
      <Row>
        <StatusWithBar record={image} />
        <SharingTag image={image} />
      </Row>
      <p>{facts.filter((fact) => fact !== undefined).join(' · ')}</p>
      <p className="muted">
        <Created iso={image.created_at} now={context.now} />
      </p>
    </>
  );
}
