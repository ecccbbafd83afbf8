import { counted } from '@/lib/text';

/** Words of the tools for a failure and of status notices, which come after the first load. */
export const words = {
  kept: {
    input: 'Your unsaved form input is kept (except passwords).',
    tasks: (count: number) =>
      count === 1 ? `${counted(count, 'task')} goes on.` : `${counted(count, 'task')} go on.`,
    uploads: (count: number) =>
      count === 1
        ? `${counted(count, 'upload')} goes on, unless you reload.`
        : `${counted(count, 'upload')} go on, unless you reload.`,
  },
  /** Lines of the details that are copied for support. */
  details: {
    what: 'What',
    answer: 'Answer',
    noAnswer: 'none',
    message: 'Message',
    request: 'Request',
    time: 'Time',
    page: 'Page',
    release: 'Release',
    line: (label: string, text: string) => `${label}: ${text}`,
  },
  status: {
    label: 'Status notice',
    link: 'System Status',
  },
};
