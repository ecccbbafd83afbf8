import { useSharing } from '@/components/storage/sharing/use-sharing';
import { placeOf } from '@/model/orbit/ids';
import type { ContainerRecord } from '@/model/records/storage';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Row } from '@/ui/page/columns';

const ALL = { objects: [], directories: [''] };

export function SharingCard({ container }: { readonly container: ContainerRecord }) {
  const { share, downloadAll, showCommands } = useSharing(placeOf(container.id).container);
  return (
    <Card title="Share and download">
      <Row>
        <Button icon="link" onClick={() => share('')}>
          Temporary link…
        </Button>
        <Button
          icon="download"
          disabledReason={container.count === 0 ? 'There is nothing in it' : undefined}
          onClick={() => downloadAll(ALL)}
        >
          Download all…
        </Button>
        <Button icon="terminal" onClick={() => showCommands('')}>
          Commands…
        </Button>
      </Row>
    </Card>
  );
}
