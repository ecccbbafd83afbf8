import { useAnnounced } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { Row } from '@/ui/page/columns';

interface CheckAgainProps {
  readonly size?: 's' | undefined;
  readonly busy: boolean;
  readonly onCheck: () => void;
  readonly words: string | undefined;
}

export function CheckAgain({ size, busy, onCheck, words }: CheckAgainProps) {
  useAnnounced(words ?? false);
  return (
    <Row>
      <Button size={size} icon="refresh" busy={busy} onClick={onCheck}>
        Check again
      </Button>
      <span>{words}</span>
    </Row>
  );
}
