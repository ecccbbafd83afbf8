import { CreateSection, CreateSections } from '@/components/record-page/create/create-section';
import { useAnnounced } from '@/ui/announcer';
import { Card } from '@/ui/card';
import { Columns, Stack } from '@/ui/page/columns';
import { outline, Skeleton } from '@/ui/skeleton';

const READING = 'Reading what servers are made of';

export function CreateSkeleton() {
  useAnnounced(READING);
  return (
    <>
      <p className="visually-hidden">{READING}</p>
      <div {...outline}>
        <Columns
          aside={
            <Card title="Summary">
              <Stack gap="m">
                <Skeleton width="long" />
                <Skeleton width="short" />
                <Skeleton shape="control" />
              </Stack>
            </Card>
          }
        >
          <CreateSections>
            <CreateSection title="Server">
              <Skeleton width="short" />
              <Skeleton shape="control" />
            </CreateSection>
            <CreateSection title="Server type">
              <Skeleton shape="control" />
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </CreateSection>
            <CreateSection title="Source">
              <Skeleton shape="control" />
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </CreateSection>
          </CreateSections>
        </Columns>
      </div>
    </>
  );
}
