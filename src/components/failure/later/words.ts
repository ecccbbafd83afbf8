import { counted } from '@/lib/text';

/** Words of the tools for a failure and of status notices, which come after the first load. */
export const words = {
  kept: {
    input: 'Your unsaved form input is kept (except passwords).',
    tasks: (count: number) =>
      count === 1 ? `${counted(count, 'task')} continues.` : `${counted(count, 'task')} continue.`,
    uploads: (count: number) =>
      count === 1
        ? `${counted(count, 'upload')} continues unless you reload.`
        : `${counted(count, 'upload')} continue unless you reload.`,
  },
  /** Lines of the details that are copied for support. */
  details: {
    what: 'Problem',
    answer: 'Response',
    noAnswer: 'none',
    message: 'Message',
    request: 'Request',
    time: 'Time',
    page: 'Page',
    release: 'Version',
    line: (label: string, text: string) => `${label}: ${text}`,
  },
  status: {
    label: 'Status notice',
    link: 'System status',
  },
};
