import { Card } from '@/ui/card';
import { Columns, Stack } from '@/ui/page/columns';
import { Skeleton } from '@/ui/skeleton';
import styles from './create.module.css';

export function CreateSkeleton() {
  return (
    <div aria-busy="true" aria-label="Reading what servers are made of" role="status">
      <Columns
        aside={
          <Card>
            <Stack gap="m">
              <Skeleton width="long" />
              <Skeleton width="short" />
              <Skeleton shape="control" />
            </Stack>
          </Card>
        }
      >
        <Card>
          <Skeleton shape="control" />
        </Card>
        <Card>
          <div className={styles.panel}>
            <Skeleton shape="block" />
          </div>
        </Card>
        <Card>
          <div className={styles.panel}>
            <Skeleton shape="block" />
          </div>
        </Card>
      </Columns>
    </div>
  );
}
