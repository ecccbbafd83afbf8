import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NothingTaken } from '@/components/forms/editors/nothing-taken';
import { Page } from '@/components/records/page/page';
import { useAccount } from '@/components/scope/account-context';
import { useFacts } from '@/components/scope/data/use-facts';
import { useRecord } from '@/components/scope/data/use-record';
import { type Id, parseId } from '@/model/ids';
import { EMPTY_BALANCER, type NewBalancer, similarBalancer } from '@/model/load-balancer/create';
import { shortTitle } from '@/model/title';
import { Skeleton } from '@/ui/skeleton';
import { CreateForm } from './add/create-form';

const TITLE = 'Create load balancer';

export default function CreateLoadBalancer() {
  const { search } = useLocation();
  const similar = parseId('load_balancer', new URLSearchParams(search).get('similar') ?? '');
  if (similar === undefined) {
    return <CreateForm title={TITLE} initial={EMPTY_BALANCER} query="" note={undefined} />;
  }
  return <LikeAnother key={similar} id={similar} />;
}

/** Begins once the other is read in full, and only once: later data changes no choice. */
function LikeAnother({ id }: { readonly id: Id<'load_balancer'> }) {
  const account = useAccount();
  const facts = useFacts();
  const { record, meta } = useRecord('load_balancer', id);
  const [initial, setInitial] = useState<NewBalancer>();
  const isAbsent = meta.status === 'not-found';
  const isOver = isAbsent || meta.error !== undefined;
  if (initial === undefined && isOver) setInitial(EMPTY_BALANCER);
  else if (initial === undefined && record !== undefined && meta.full) {
    setInitial(similarBalancer(record, facts));
  }
  const title = record === undefined ? TITLE : `${TITLE} like ${shortTitle(record)}`;
  return initial === undefined ? (
    <Page title={title}>
      <Skeleton shape="block" />
    </Page>
  ) : (
    <CreateForm
      key={account}
      title={title}
      initial={initial}
      query={`?similar=${id}`}
      note={initial === EMPTY_BALANCER && <NothingTaken id={id} isAbsent={isAbsent} />}
    />
  );
}
