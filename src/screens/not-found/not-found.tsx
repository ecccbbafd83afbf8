import { paths } from '@/model/paths';
import { EmptyState } from '@/ui/empty-state';
import { TextLink } from '@/ui/link';

interface NotFoundProps {
  /** The unknown part of the path (spec 3 §8). */
  readonly why?: 'Unknown resource type' | 'Unknown resource kind' | undefined;
}

/** Spec 1 §2. */
export function NotFound({ why }: NotFoundProps) {
  return (
    <EmptyState title="Not found" icon="search" level={1}>
      {why !== undefined && <p>{why}</p>}
      <p>
        There is nothing at this address. <TextLink to={paths.home}>Go to your account</TextLink>
      </p>
    </EmptyState>
  );
}

/** A path without the id that it needs (spec 2 §8). */
export function MissingId() {
  return (
    <EmptyState title="Not found" icon="search" level={1}>
      Error in react-router?
    </EmptyState>
  );
}
