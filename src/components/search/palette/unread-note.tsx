import { useDispatch, useSelector } from 'react-redux';
import { joinList } from '@/lib/text';
import { KINDS, type Kind } from '@/model/kinds';
import { resources } from '@/store/resources/resources-actions';
import { selectList } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Button } from '@/ui/button';
import { useAccount } from '@/components/scope/account-context';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import styles from './palette.module.css';

interface UnreadNoteProps {
  readonly kinds: readonly Kind[];
  /** Called as they are read again, which takes the note away. */
  readonly onRetry: () => void;
}

/** Which lists could not be read, so that nothing of them is found. */
export function UnreadNote({ kinds, onRetry }: UnreadNoteProps) {
  const account = useAccount();
  const dispatch = useDispatch();
  const error = useSelector((state: WithResources) =>
    kinds.map((kind) => selectList(state, kind, account).error).find(Boolean),
  );
  const words = `Error accessing ${joinList(kinds.map((kind) => KINDS[kind].plural))}, please check your network connection`;
  return (
    <div role="alert" className={styles.unread}>
      <p>{words}</p>
      <Button
        size="s"
        icon="refresh"
        onClick={() => {
          for (const kind of kinds) dispatch(resources.actions.listRequested({ kind, account }));
          onRetry();
        }}
      >
        Try again
      </Button>
      {error && <FailureToolsLater isRow what={words} error={error} />}
    </div>
  );
}
