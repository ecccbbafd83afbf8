import { paths } from '@/model/paths';
import { EmptyState } from '@/ui/empty-state';
import { TextLink } from '@/ui/link';
import { words } from './words';

interface NotFoundProps {
  readonly why?: keyof typeof words.why | undefined;
}

export function NotFound({ why }: NotFoundProps) {
  return (
    <EmptyState title={words.title} icon="search" level={1}>
      {why !== undefined && <p>{words.why[why]}</p>}
      <p>{words.text(<TextLink to={paths.home}>{words.goToAccount}</TextLink>)}</p>
    </EmptyState>
  );
}

export function MissingId() {
  return (
    <EmptyState title={words.title} icon="search" level={1}>
      {words.missingId}
    </EmptyState>
  );
}
