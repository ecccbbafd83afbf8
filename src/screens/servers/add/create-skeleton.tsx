import { CreateSection, CreateSections } from '@/components/editors/create-section';
import { Card } from '@/ui/card';
import { Columns, Stack } from '@/ui/page/columns';
import { Skeleton } from '@/ui/skeleton';

export function CreateSkeleton() {
  return (
    <div aria-busy="true" aria-label="Reading what servers are made of" role="status">
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
  );
}
