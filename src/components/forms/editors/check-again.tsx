import { useAnnounced } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { Row } from '@/ui/page/columns';
import { words } from './words';

interface CheckAgainProps {
  readonly size?: 's' | undefined;
  readonly busy: boolean;
  readonly onCheck: () => void;
  readonly words: string | undefined;
}

export function CheckAgain({ size, busy, onCheck, words: found }: CheckAgainProps) {
  useAnnounced(found ?? false);
  return (
    <Row>
      <Button size={size} icon="refresh" busy={busy} onClick={onCheck}>
        {words.buttons.checkAgain}
      </Button>
      <span>{found}</span>
    </Row>
  );
}
