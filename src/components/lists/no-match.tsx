import type { Kind } from '@/model/kinds';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import type { ListState } from './list-state';
import { noMatchWords } from './list-words';

interface NoMatchProps {
  readonly kind: Kind;
  readonly state: ListState;
  readonly onClear: () => void;
}

/** In the place of rows when none of them matches. */
export function NoMatch({ kind, state, onClear }: NoMatchProps) {
  return (
    <EmptyState
      icon="search"
      title={noMatchWords(kind, state)}
      actions={<Button onClick={onClear}>Clear filters</Button>}
    />
  );
}
