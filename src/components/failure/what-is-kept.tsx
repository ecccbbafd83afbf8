import { useSelector } from 'react-redux';
import { counted } from '@/lib/text';
import { isGoing, selectCalls, type WithCalls } from '@/store/calls/calls-slice';
import { hasEnded, selectTransfers, type WithTransfers } from '@/store/transfers/transfers-slice';

const goes = (count: number): string => (count === 1 ? 'goes' : 'go');

/** Of a store that the panel may not have come to yet. */
const countTasks = ({ calls }: Partial<WithCalls>): number =>
  calls === undefined ? 0 : selectCalls({ calls }).filter(isGoing).length;

const countUploads = ({ transfers }: Partial<WithTransfers>): number =>
  transfers === undefined
    ? 0
    : Object.values(selectTransfers({ transfers })).filter((transfer) => !hasEnded(transfer))
        .length;

/** What a page that broke has left as it is, and what a reload would end. */
export function WhatIsKept() {
  const tasks = useSelector(countTasks);
  const uploads = useSelector(countUploads);
  return (
    <>
      <p>What you have typed in forms is kept, passwords aside.</p>
      {tasks > 0 && <p>{`${counted(tasks, 'task')} ${goes(tasks)} on.`}</p>}
      {uploads > 0 && (
        <p>{`${counted(uploads, 'upload')} ${goes(uploads)} on, unless you reload.`}</p>
      )}
    </>
  );
}
