import { type ReactNode, use } from 'react';
import { titleOf } from '@/model/title';
import { useAnnounced } from '@/ui/announcer';
import { Card } from '@/ui/card';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';
import { Columns, PageNotes } from '@/ui/page/columns';
import { outline, Skeleton } from '@/ui/skeleton';
import { Page } from './page/page';
import { KeptHeightsContext } from './page-shape';
import styles from './records.module.css';
import { words } from './words';

function ActionsSkeleton() {
  return (
    <span className={styles.actions}>
      <Skeleton shape="control" />
    </span>
  );
}

interface PageSkeletonProps {
  readonly id: string;
  readonly lead?: ReactNode;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

export function PageSkeleton({ id, lead, aside, children }: PageSkeletonProps) {
  const notes = use(KeptHeightsContext)?.notes ?? 0;
  const title = titleOf({ id });
  const reading = words.page.reading(title);
  useAnnounced(reading);
  return (
    <Page title={title} status={<Skeleton shape="word" />} actions={<ActionsSkeleton />}>
      <p className="visually-hidden">{reading}</p>
      <div {...outline}>
        {notes > 0 && (
          <PageNotes>
            <span> </span>
          </PageNotes>
        )}
        {lead}
        <Columns aside={aside}>{children}</Columns>
      </div>
    </Page>
  );
}

export function CardOutline({ title }: { readonly title: string }) {
  return (
    <Card title={title}>
      <Skeleton width="short" />
    </Card>
  );
}

interface FactsSkeletonProps {
  readonly title: string;
  readonly labels: readonly string[];
}

export function FactsSkeleton({ title, labels }: FactsSkeletonProps) {
  return (
    <Card title={title} flush>
      <DefinitionGrid>
        {labels.map((label) => (
          <Definition key={label} label={label}>
            <Skeleton width="long" />
          </Definition>
        ))}
      </DefinitionGrid>
    </Card>
  );
}
