import { paths } from '@/model/paths';
import { EmptyState } from '@/ui/empty-state';
import { TextLink } from '@/ui/link';

/** An unknown path (specification 1 §2). */
export function NotFound() {
  return (
    <EmptyState title="Not found" icon="search" level={1}>
      There is nothing at this address. <TextLink to={paths.home}>Go to your account</TextLink>
    </EmptyState>
  );
}

/** A path that lacks the id that it needs (specification 2 §8). */
export function MissingId() {
  return (
    <EmptyState title="Not found" icon="search" level={1}>
      Error in react-router?
    </EmptyState>
  );
}
