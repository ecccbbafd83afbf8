import { formatSize } from '@/lib/sizes';
import { counted } from '@/lib/text';
import type { TransferStatus } from '@/store/transfers/transfers-slice';

interface Place {
  /** Folder of the object, with its slash; undefined at the top. */
  readonly folder: string | undefined;
  /** Account, if not the open one. */
  readonly account: string | undefined;
}

/** Words of the panel that shows uploads. */
export const words = {
  panel: {
    title: {
      uploading: (files: number) => `Uploading ${counted(files, 'file')}`,
      failed: (files: number) => `${counted(files, 'file')} not uploaded`,
      done: (files: number) => `${counted(files, 'file')} uploaded`,
      ended: 'Uploads ended',
    },
    collapseLabel: 'Show less of the uploads',
    expandLabel: 'Show the uploads',
    closeLabel: 'Close the uploads',
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
    held: 'Orbit could not be reached. Nothing more is sent until you go on, or the network is back.',
    goOn: 'Go on',
    filesLabel: 'Files',
    more: {
      moving: (files: number) => `${counted(files, 'more file')} under way`,
      failed: (files: number) => `${counted(files, 'more file')} failed`,
      waiting: (files: number) => `${counted(files, 'more file')} waiting`,
      ended: (files: number) => `${counted(files, 'more file')} ended`,
    },
    retryFailed: (files: number) => `Retry ${counted(files, 'failed file')}`,
    cancelAll: 'Cancel all',
  },
  file: {
    status: {
      waiting: 'Queued',
      sending: 'Uploading',
      checking: 'Checking that all arrived',
      done: 'Uploaded',
      failed: 'Not uploaded',
      cancelled: 'Cancelled',
    } satisfies Readonly<Record<TransferStatus, string>>,
    state: (status: TransferStatus, size: number, { folder, account }: Place) =>
      [
        words.file.status[status],
        formatSize(size),
        folder,
        account === undefined ? undefined : `to ${account}`,
      ]
        .filter((part) => part !== undefined)
        .join(' · '),
    progressLabel: (file: string) => `Progress of ${file}`,
    segmentsBefore: (segments: number) =>
      `${counted(segments, 'segment')} of what was there before, still stored`,
    segmentsKept: (segments: number) => `${counted(segments, 'segment')} stored for another try`,
    removeSegments: 'Remove',
    removeSegmentsLabel: (file: string) => `Remove the segments of ${file}`,
    cancelLabel: (file: string) => `Cancel ${file}`,
    overwrite: 'Overwrite',
    overwriteLabel: (file: string) => `Overwrite ${file}`,
    retryLabel: (file: string) => `Retry ${file}`,
  },
};
