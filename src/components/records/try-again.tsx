import { useDispatch } from 'react-redux';
import type { Kind } from '@/model/kinds';
import { resources } from '@/store/resources/resources-actions';
import { Button, type ButtonProps } from '@/ui/button';

interface TryAgainProps extends Pick<ButtonProps, 'size'> {
  readonly kind: Kind;
  readonly id: string;
  readonly account: string;
}

/** Reads a record anew, of which something could not be read. */
export function TryAgain({ kind, id, account, size = 's' }: TryAgainProps) {
  const dispatch = useDispatch();
  const again = () => dispatch(resources.actions.refreshWanted({ kind, id, account }));
  return (
    <Button size={size} icon="refresh" onClick={again}>
      Try again
    </Button>
  );
}
