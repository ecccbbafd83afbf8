import { paths } from '@/model/paths';
import { EmptyState } from '@/ui/empty-state';
import { TextLink } from '@/ui/link';

interface NotFoundProps {
  /** What of the path is unknown, where that can be told (spec 3 §8). */
  readonly why?: 'Unknown resource type' | 'Unknown resource kind' | undefined;
}

/** An unknown path (spec 1 §2). */
export function NotFound({ why }: NotFoundProps) {
  return (
    <EmptyState title="Not found" icon="search" level={1}>
      {why !== undefined && <p>{why}</p>}
      There is nothing at this address. <TextLink to={paths.home}>Go to your account</TextLink>
    </EmptyState>
  );
}

/** A path that lacks the id that it needs (spec 2 §8). */
export function MissingId() {
  return (
    <EmptyState title="Not found" icon="search" level={1}>
      Error in react-router?
    </EmptyState>
  );
}
