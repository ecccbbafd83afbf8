import { MOST_SERVERS, type NewServer } from '@/model/server/create/form';

/** Replaces a count that is still being typed. */
export function withValidCount(form: NewServer): NewServer {
  const { count } = form;
  const possible = Number.isInteger(count) && count >= 1 && count <= MOST_SERVERS;
  return possible ? form : { ...form, count: 1 };
}
