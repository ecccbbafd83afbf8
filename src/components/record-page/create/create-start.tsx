import { type ReactNode, useState } from 'react';
import { ListFailure } from '@/components/lists/list-notes';
import { Page } from '@/components/records/page/page';
import { useAccount } from '@/components/scope/account-scope';
import { hasFailed, type ListSource } from '@/components/scope/data/use-list';
import { useRecord } from '@/components/scope/data/use-record';
import { Note } from '@/ui/note';
import { Skeleton } from '@/ui/skeleton';
import { words } from './words';

interface CreateStartProps<Values> {
  readonly title: string;
  /** Lists to choose from. */
  readonly from?: readonly ListSource<unknown>[];
  /** True once all else that the form begins with is known. */
  readonly isReady: boolean;
  /** Returns the initial values. Called once: later data changes the options, not the choice. */
  readonly begin: () => Values;
  /** Outline until then. */
  readonly waiting?: ReactNode;
  readonly children: (initial: Values) => ReactNode;
}

const OUTLINE = (
  <div aria-busy="true">
    <Skeleton shape="block" />
  </div>
);

/** Shows a create form once its initial values are known. */
export function CreateStart<Values>(props: CreateStartProps<Values>) {
  const { title, from = [], isReady, begin, waiting = OUTLINE, children } = props;
  useRecord('account', useAccount());
  const [begun, setBegun] = useState<{ readonly initial: Values }>();
  const areRead = from.every(({ status }) => status === 'loaded' || status === 'refreshing');
  if (begun === undefined && isReady && areRead) setBegun({ initial: begin() });
  if (begun !== undefined) return children(begun.initial);
  const failed = from.find(hasFailed);
  return <Page title={title}>{failed ? <ListFailure source={failed} /> : waiting}</Page>;
}

interface NothingTakenProps {
  readonly id: string;
  /** True if it does not exist, false if it could not be read. */
  readonly isAbsent: boolean;
}

export function NothingTaken({ id, isAbsent }: NothingTakenProps) {
  return (
    <Note tone="warning">
      <p>
        {isAbsent
          ? words.start.notFound(<code>{id}</code>)
          : words.start.unreadable(<code>{id}</code>)}
      </p>
    </Note>
  );
}
