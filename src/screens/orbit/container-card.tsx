import type { CardProps } from '@/components/lists/list-props';
import { Created } from '@/components/records/created';
import { formatSize } from '@/lib/sizes';
import type { ContainerRecord } from '@/model/container/record';
import { Row } from '@/ui/page/columns';
import { ContainerName } from './container-columns';
import { ObjectsLink } from './container-words';

export function ContainerCard({ record: container, context }: CardProps<ContainerRecord>) {
  const { bytes, count, last_modified: at } = container;
  return (
    <>
      <ContainerName container={container} />
      <Row>
        {bytes !== undefined && <span>{formatSize(bytes)}</span>}
        {count !== undefined && <ObjectsLink container={container} inWords />}
      </Row>
      {at !== undefined && (
        <p className="muted">
          changed <Created iso={at} now={context.now} />
        </p>
      )}
    </>
  );
}
