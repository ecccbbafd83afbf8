import { certificateEnd, expiryOf } from '@/model/load-balancer/expiry';
import type { LoadBalancerRecord } from '@/model/records/network';
import { Note } from '@/ui/note';

interface ExpiryNoteProps {
  readonly balancer: LoadBalancerRecord;
  readonly now: number;
}

export function ExpiryNote({ balancer, now }: ExpiryNoteProps) {
  const near = expiryOf(certificateEnd(balancer), now);
  return (
    near && (
      <Note
        tone={near.isOver ? 'error' : 'warning'}
        title={`The certificate of this load balancer ${near.words}`}
      >
        {near.isOver
          ? 'Browsers refuse to connect by HTTPS.'
          : 'From then on browsers refuse to connect by HTTPS.'}
      </Note>
    )
  );
}
