import { Fragment, type ReactNode } from 'react';
import { DroppedRows, ListFailure, RefreshFailure } from '../list-notes';
import { hasFailed, type ListSource } from '@/components/scope/data/use-list';
import { isFirstReadPending } from '@/store/resources/resources-state';
import { HeightUnknown } from '@/ui/height-unknown';
import { Stack } from '@/ui/page/columns';
import { outline, Skeleton } from '@/ui/skeleton';

interface ListedChoiceProps {
  readonly from: readonly ListSource<unknown>[];
  readonly children: ReactNode;
}

/** A choice from lists; one that is not read is not shown as empty (spec 2 §2 "Lists"). */
export function ListedChoice({ from, children }: ListedChoiceProps) {
  const failed = from.find((source) => hasFailed(source) && source.rows.length === 0);
  if (failed) return <ListFailure source={failed} />;
  if (from.some(({ status }) => isFirstReadPending(status))) {
    return (
      <div {...outline}>
        <HeightUnknown />
        <Skeleton shape="block" />
      </div>
    );
  }
  return (
    <Stack gap="m">
      {from.map((source) => (
        <Fragment key={source.name}>
          {hasFailed(source) && <RefreshFailure source={source} />}
          <DroppedRows source={source} />
        </Fragment>
      ))}
      {children}
    </Stack>
  );
}
