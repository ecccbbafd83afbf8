import { type LinkMethod, lifetimeProblem, LIFETIMES, secondsOf } from '@/model/orbit/links';
import type { Problems } from '@/model/problems';

export interface LinkForm {
  readonly method: LinkMethod;
  readonly scope: 'object' | 'prefix';
  readonly prefix: string;
  /** Seconds of a preset, or `custom`. */
  readonly lifetime: (typeof LIFETIMES)[number]['value'] | 'custom';
  readonly seconds: string;
  readonly filename: string;
  readonly inline: boolean;
}

export const isDirectory = (path: string): boolean => path === '' || path.endsWith('/');

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

export const linkProblems = (form: LinkForm): Problems<LinkForm> => ({
  seconds: lifetimeProblem(lasting(form)),
});

export const ANY_NAME = 'NAME';

export function orderOf(form: LinkForm, path: string) {
  const { method, scope, prefix, filename, inline } = form;
  const seconds = secondsOf(lasting(form));
  if (seconds === undefined) return undefined;
  return {
    method,
    seconds,
    ...(scope === 'prefix' ? { object: `${prefix}${ANY_NAME}`, prefix } : { object: path }),
    // With one name for many objects, each download would overwrite the last.
    ...(method === 'GET' &&
      scope === 'object' &&
      filename.trim() !== '' && { filename: filename.trim() }),
    ...(method === 'GET' && inline && { inline }),
  };
}
