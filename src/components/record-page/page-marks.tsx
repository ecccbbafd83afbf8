import type { ComponentProps, ReactNode } from 'react';
import { isNamedById } from '@/model/title';
import { LockBadge, RecordId } from '../records/record-badges';
import { RecordBadge } from '../records/record-status';

interface PageMarksProps {
  readonly record: ComponentProps<typeof RecordBadge>['record'] & {
    readonly id: string;
    readonly locked?: boolean;
  };
  readonly hasStatus: boolean;
  /** Further marks. */
  readonly children?: ReactNode;
}

/** Beside a page's title: lock, status, and an id that says more than it. */
export function PageMarks({ record, hasStatus, children }: PageMarksProps) {
  return (
    <>
      {record.locked === true && <LockBadge />}
      {hasStatus && <RecordBadge record={record} />}
      {children}
      {!isNamedById(record) && <RecordId compact id={record.id} />}
    </>
  );
}
