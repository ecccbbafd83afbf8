import { type LinkMethod, lifetimeProblem, LIFETIMES, secondsOf } from '@/model/orbit/links';
import type { Problems } from '@/model/problems';

/** A temporary link as a form has it. */
export interface LinkForm {
  readonly method: LinkMethod;
  /** One object, or every one whose name begins so. */
  readonly scope: 'object' | 'prefix';
  readonly prefix: string;
  /** Seconds of a preset, or `custom`. */
  readonly lifetime: (typeof LIFETIMES)[number]['value'] | 'custom';
  readonly seconds: string;
  readonly filename: string;
  readonly inline: boolean;
}

/** Whether a path is a directory's: that of the whole container is empty. */
export const isDirectory = (path: string): boolean => path === '' || path.endsWith('/');

/** The form at first. */
export const linkForm = (path: string): LinkForm => ({
  method: 'GET',
  scope: isDirectory(path) ? 'prefix' : 'object',
  prefix: path.slice(0, path.lastIndexOf('/') + 1),
  lifetime: LIFETIMES[0].value,
  seconds: '',
  filename: '',
  inline: false,
});

const lasting = ({ lifetime, seconds }: LinkForm): string =>
  lifetime === 'custom' ? seconds : lifetime;

/** What is wrong with a link (spec 3 §5). */
export const linkProblems = (form: LinkForm): Problems<LinkForm> => ({
  seconds: lifetimeProblem(lasting(form)),
});

/** What stands for the name in a link that is good for many. */
export const ANY_NAME = 'NAME';

/** What is to be signed, or undefined for a form that is wrong. */
export function orderOf(form: LinkForm, path: string) {
  const { method, scope, prefix, filename, inline } = form;
  const seconds = secondsOf(lasting(form));
  if (seconds === undefined) return undefined;
  return {
    method,
    seconds,
    ...(scope === 'prefix' ? { object: `${prefix}${ANY_NAME}`, prefix } : { object: path }),
    // One name for many would have each saved over the last.
    ...(method === 'GET' &&
      scope === 'object' &&
      filename.trim() !== '' && { filename: filename.trim() }),
    ...(method === 'GET' && inline && { inline }),
  };
}
