import { paths } from '@/model/paths';
import { EmptyState } from '@/ui/empty-state';
import { TextLink } from '@/ui/link';

interface NotFoundProps {
  readonly why?: 'Unknown resource type' | 'Unknown resource kind' | undefined;
}

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

export function MissingId() {
  return (
    <EmptyState title="Not found" icon="search" level={1}>
      Error in react-router?
    </EmptyState>
  );
}
