import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useAccount } from '@/components/scope/account-scope';
import {
  isFirstReadPending,
  resources,
  type WithResources,
} from '@/store/resources/resources-state';
import { selectRecordStatus } from '@/store/resources/resources-selectors';

/** Reads at a time: the list's own read, and all other requests, must not wait for these. */
const AT_ONCE = 4;

type Want = (id: string) => () => void;

const WantContext = createContext<Want>(() => () => undefined);

export function CertificateReads({ children }: { readonly children: ReactNode }) {
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const want = useCallback<Want>((id) => {
    setWanted((ids) => [...ids, id]);
    return () => setWanted((ids) => ids.toSpliced(ids.indexOf(id), 1));
  }, []);
  return (
    <WantContext value={want}>
      {children}
      {[...new Set(wanted)].slice(0, AT_ONCE).map((id) => (
        <OneRead key={id} id={id} />
      ))}
    </WantContext>
  );
}

/** Not requested like a page: events keep only the latest few pages up to date. */
function OneRead({ id }: { readonly id: string }) {
  const account = useAccount();
  const dispatch = useDispatch();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    dispatch(resources.actions.refreshRequested({ kind: 'load_balancer', id, account }));
  }, [dispatch, id, account]);
  return null;
}

export function useCertificateRead(id: string): 'reading' | 'failed' | 'done' {
  const { status } = useSelector((state: WithResources) =>
    selectRecordStatus(state, 'load_balancer', id),
  );
  if (isFirstReadPending(status)) return 'reading';
  return status === 'error' || status === 'not-found' ? 'failed' : 'done';
}

export function useWantedCertificate(id: string, isUntold: boolean): void {
  const want = use(WantContext);
  const isWanted = useCertificateRead(id) === 'reading' && isUntold;
  useEffect(() => (isWanted ? want(id) : undefined), [want, id, isWanted]);
}
