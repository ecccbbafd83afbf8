import { type ComponentType, type FunctionComponent, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAccount } from '@/components/scope/account-scope';
import { useList, useListSource } from '@/components/scope/data/use-list';
import type { Kind } from '@/model/kinds';
import { createWords } from '@/model/pages';
import { paths } from '@/model/paths';
import type { Records } from '@/model/records/records';
import { LayerHost, lazyLayer, preload } from '@/ui/lazy-layer';
import { LinkButton } from '@/ui/link';
import { ListPage } from './list-page';
import type { ResourceListProps } from './list-props';

interface CreateLinkProps {
  readonly to: string;
  readonly isElsewhere?: true | undefined;
  readonly children: string;
}

export function CreateLink({ to, isElsewhere, children }: CreateLinkProps) {
  const look = isElsewhere ? {} : ({ variant: 'primary', icon: 'plus' } as const);
  return (
    <LinkButton {...look} to={to}>
      {children}
    </LinkButton>
  );
}

function ListRead({ kind }: { readonly kind: Kind }) {
  useList(kind);
  return null;
}

type KeptProps = 'columns' | 'facets' | 'findBy' | 'searchFields' | 'verbs' | 'summed' | 'card';

interface KindList<K extends Kind> extends Pick<ResourceListProps<Records[K]>, KeptProps> {
  readonly create?: {
    readonly label: string;
    readonly to?: (account: string) => string;
    readonly isElsewhere?: true;
  };
  /** A `lazyPart` with the create form: a dialog over the list while the address has `?add`. */
  readonly dialog?: () => Promise<{ default: ComponentType }>;
  readonly notes?: ComponentType;
  readonly alsoReads?: Kind;
  readonly empty: string;
}

export function listPage<K extends Kind>(kind: K, options: KindList<K>): FunctionComponent {
  const { create, dialog: load, notes: Notes, alsoReads, empty, ...list } = options;
  const { label = createWords(kind)?.button ?? '', to: toCreate, isElsewhere } = create ?? {};
  const Dialog = load && lazyLayer(load);
  return function KindListPage() {
    const account = useAccount();
    const to = toCreate?.(account) ?? paths.add(kind, account);
    const query = new URLSearchParams(useLocation().search);
    const isAdding = query.has('add');
    query.delete('add');
    const others = load === undefined || query.size === 0 ? '' : `&${query.toString()}`;
    useEffect(() => {
      if (load !== undefined) preload(load);
    }, []);
    return (
      <>
        {alsoReads !== undefined && <ListRead kind={alsoReads} />}
        <ListPage
          {...list}
          source={useListSource(kind)}
          notes={Notes && <Notes />}
          create={
            <CreateLink to={`${to}${others}`} isElsewhere={isElsewhere}>
              {label}
            </CreateLink>
          }
          empty={<p>{empty}</p>}
        />
        {isAdding && Dialog !== undefined && (
          <LayerHost>
            <Dialog />
          </LayerHost>
        )}
      </>
    );
  };
}
