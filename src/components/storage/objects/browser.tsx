import { Navigate, useLocation } from 'react-router-dom';
import { RecordNotFound } from '@/components/records/record-notes';
import { useAccount } from '@/components/scope/account-context';
import { useRecord } from '@/components/scope/data/use-record';
import { objectAddress } from '@/model/object/address';
import { nameProblem } from '@/model/orbit/address';
import { containerId } from '@/model/orbit/ids';
import type { ObjectView } from '@/model/paths';
import { EmptyState } from '@/ui/empty-state';
import { Folder } from './folder';
import { ObjectPage } from './object-page';

/**
 * The objects of a container, or one of them (spec 3 §2). No source names a difference between
 * `browse` and `objects`, so both are one screen. Its links keep the name that it was opened by.
 */
export function Browser() {
  const account = useAccount();
  const address = objectAddress(useLocation().pathname);
  const container = address?.container ?? '';
  const id = containerId(account, container);
  const problem = nameProblem(address?.object ?? container);
  if (address === undefined || problem !== undefined) {
    return (
      <EmptyState icon="search" title="Not found" level={1}>
        {problem ?? 'No object can have this address'}
      </EmptyState>
    );
  }
  if (address.object === undefined) return <OpenContainer id={id} {...address} key={id} />;
  return <ObjectPage key={address.object} {...address} object={address.object} />;
}

interface OpenContainerProps {
  readonly id: string;
  readonly view: ObjectView;
  readonly container: string;
}

function OpenContainer({ id, view, container }: OpenContainerProps) {
  const account = useAccount();
  const { record, meta } = useRecord('container', id);
  const query = new URLSearchParams(useLocation().search);
  const path = query.get('path') ?? '';
  const isFlat = query.has('flat');
  if (meta.status === 'not-found')
    return <RecordNotFound kind="container" id={id} noun="container" />;
  // A directory's prefix ends in a slash (spec 3 §2). Without it, all names that begin so would be
  // listed.
  if (path !== '' && !path.endsWith('/')) {
    query.set('path', `${path}/`);
    return <Navigate replace to={{ search: query.toString() }} />;
  }
  // A user who may list a container may not always read its own data (real-backends).
  const known = record ?? (meta.error === undefined ? undefined : {});
  return <Folder view={view} browsing={{ account, container, path, isFlat }} known={known} />;
}
