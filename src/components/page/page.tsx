import type { ComponentProps, ReactNode } from 'react';
import { PageHeader } from '@/ui/page/page-header';
import { useTrail } from './use-trail';

interface PageProps extends Omit<ComponentProps<typeof PageHeader>, 'crumbs'> {
  readonly children: ReactNode;
}

/** A screen: its head, with the crumbs of its route, and its content. */
export function Page({ children, ...head }: PageProps) {
  const { crumbs } = useTrail();
  return (
    <>
      <PageHeader crumbs={crumbs} {...head} />
      {children}
    </>
  );
}
