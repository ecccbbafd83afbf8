import { formatSize } from '@/lib/sizes';
import { counted } from '@/lib/text';
import type { TransferStatus } from '@/store/transfers/transfers-slice';

interface Place {
  /** Folder of the object, with its slash; undefined at the top. */
  readonly folder: string | undefined;
  /** Account, if not the open one. */
  readonly account: string | undefined;
}

const STATUS: Readonly<Record<TransferStatus, string>> = {
  waiting: 'Queued',
  sending: 'Uploading',
  checking: 'Verifying',
  done: 'Uploaded',
  failed: 'Not uploaded',
  cancelled: 'Cancelled',
};

/** Words of the panel that shows uploads. */
export const words = {
  panel: {
    title: {
      uploading: (files: number) => `Uploading ${counted(files, 'file')}`,
      failed: (files: number) => `${counted(files, 'file')} not uploaded`,
      done: (files: number) => `${counted(files, 'file')} uploaded`,
      ended: 'Uploads finished',
    },
    collapseLabel: 'Collapse uploads',
    expandLabel: 'Expand uploads',
    closeLabel: 'Close uploads',
    progressLabel: 'Progress of all uploads',
    /** @param rate in bytes a second */
    pace: (sent: number, size: number, rate: number | undefined, timeLeft: string | undefined) =>
      [
        `${formatSize(sent)} of ${formatSize(size)}`,
        rate === undefined ? undefined : `${formatSize(Math.round(rate))}/s`,
        timeLeft,
      ]
        .filter((part) => part !== undefined)
        .join(' · '),
    held: 'Couldn’t reach Orbit. Uploads are paused until you resume or the network is back.',
    goOn: 'Resume',
    filesLabel: 'Files',
    more: {
      moving: (files: number) => `${counted(files, 'more file')} in progress`,
      failed: (files: number) => `${counted(files, 'more file')} failed`,
      waiting: (files: number) => `${counted(files, 'more file')} queued`,
      ended: (files: number) => `${counted(files, 'more file')} finished`,
    },
    retryFailed: (files: number) => `Retry ${counted(files, 'failed file')}`,
    cancelAll: 'Cancel all',
  },
  file: {
    state: (status: TransferStatus, size: number, { folder, account }: Place) =>
      [
        STATUS[status],
        formatSize(size),
        folder,
        account === undefined ? undefined : `to ${account}`,
      ]
        .filter((part) => part !== undefined)
        .join(' · '),
    progressLabel: (file: string) => `Progress of ${file}`,
    segmentsBefore: (segments: number) =>
      `${counted(segments, 'segment')} of the replaced object still stored`,
    segmentsKept: (segments: number) => `${counted(segments, 'segment')} stored for a retry`,
    removeSegments: 'Remove',
    removeSegmentsLabel: (file: string) => `Remove the segments of ${file}`,
    cancelLabel: (file: string) => `Cancel ${file}`,
    overwrite: 'Overwrite',
    overwriteLabel: (file: string) => `Overwrite ${file}`,
    retryLabel: (file: string) => `Retry ${file}`,
  },
};
