import { useLocation } from 'react-router-dom';
import { CreateStart, NothingTaken } from '@/components/record-page/create/create-start';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts } from '@/components/scope/data/use-facts';
import { useRecord } from '@/components/scope/data/use-record';
import { type Id, parseId } from '@/model/ids';
import { EMPTY_BALANCER, similarBalancer } from '@/model/load-balancer/create';
import { shortTitle } from '@/model/title';
import { CreateForm } from './add/create-form';
import { words } from './words';

export default function CreateLoadBalancer() {
  const { search } = useLocation();
  const similar = parseId('load_balancer', new URLSearchParams(search).get('similar') ?? '');
  if (similar === undefined) {
    return (
      <CreateForm title={words.create.title} initial={EMPTY_BALANCER} query="" note={undefined} />
    );
  }
  return <LikeAnother key={similar} id={similar} />;
}

/** Begins once the other is read in full. */
function LikeAnother({ id }: { readonly id: Id<'load_balancer'> }) {
  const account = useAccount();
  const facts = useFacts();
  const { record, meta } = useRecord('load_balancer', id);
  const isAbsent = meta.status === 'not-found';
  const hasFailed = isAbsent || meta.error !== undefined;
  const full = hasFailed || !meta.full ? undefined : record;
  const title =
    record === undefined ? words.create.title : words.create.titleLike(shortTitle(record));
  return (
    <CreateStart
      title={title}
      isReady={hasFailed || full !== undefined}
      begin={() => (full === undefined ? EMPTY_BALANCER : similarBalancer(full, facts))}
    >
      {(initial) => (
        <CreateForm
          key={account}
          title={title}
          initial={initial}
          query={`similar=${id}`}
          note={initial === EMPTY_BALANCER && <NothingTaken id={id} isAbsent={isAbsent} />}
        />
      )}
    </CreateStart>
  );
}
