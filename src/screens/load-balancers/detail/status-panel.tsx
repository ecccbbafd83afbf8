import { CreationBar, CreationMessage } from '@/components/records/creation-bar';
import { CreationCard } from '@/components/records/record-status';
import { goneMessages, type StateMessage, StateNotes } from '@/components/records/state-notes';
import { NoteVerbs } from '@/components/verbs/record-actions';
import type { Facts } from '@/model/facts';
import { CREATION_SECONDS } from '@/model/load-balancer/describe';
import { certificateEnd, expiryOf } from '@/model/load-balancer/expiry';
import type { LoadBalancerRecord } from '@/model/load-balancer/record';
import { loadBalancerForemost } from '@/model/load-balancer/verbs';
import { Note } from '@/ui/note';

const NOUN = 'load balancer';

const STATES: Readonly<Record<string, StateMessage>> = {
  failing: {
    tone: 'error',
    title: 'This load balancer is failing',
    text: 'It may not pass on what arrives. It cannot be changed until it is active again.',
  },
  failed: {
    tone: 'error',
    title: 'This load balancer has failed',
    text: 'It passes nothing on, and can neither be changed nor deleted here. Contact support.',
  },
  ...goneMessages(NOUN),
};

const LOCKED = 'It cannot be deleted until it is unlocked. Changing it is still possible.';

interface StatusPanelProps {
  readonly balancer: LoadBalancerRecord;
  readonly facts: Facts;
}

/** Notes on a balancer's state, and on a certificate that is about to end. */
export function StatusPanel({ balancer, facts }: StatusPanelProps) {
  const near = expiryOf(certificateEnd(balancer), facts.now);
  const creation = { record: balancer, seconds: CREATION_SECONDS };
  return (
    <>
      <CreationCard
        record={balancer}
        noun={NOUN}
        making={<CreationMessage {...creation} noun={NOUN} />}
        bar={(done) => <CreationBar {...creation} done={done} />}
      />
      <StateNotes
        record={balancer}
        noun={NOUN}
        states={STATES}
        locked={LOCKED}
        verbs={<NoteVerbs record={balancer} foremost={loadBalancerForemost(balancer)} />}
      />
      {near && (
        <Note
          tone={near.isOver ? 'error' : 'warning'}
          title={`The certificate of this load balancer ${near.words}`}
        >
          {near.isOver
            ? 'Browsers refuse to connect by HTTPS.'
            : 'From then on browsers refuse to connect by HTTPS.'}
        </Note>
      )}
    </>
  );
}
