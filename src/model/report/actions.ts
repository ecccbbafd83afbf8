import type { ReportedAction } from '@/wire/report';
import { isId } from './classes';
import type { Pseudonyms } from './pseudonyms';
import { containerName, objectName } from './names';
import { safePseudonyms } from './secrets';

type Action = Omit<ReportedAction, 'type' | 'at'>;

/** A name from the panel's code, perhaps with an id in it: with fewer digits than a token. */
const CODE = /^(?!(?:\D*\d){7})[\w.-]{1,60}$/u;

const told = (given: string): string => (CODE.test(given) ? given : '-');

/** Keeps an id, but marks the names in one of object storage: `acc-abcde/container/object`. */
function tellId(given: string, all: Pseudonyms): string {
  if (isId(given)) return given;
  const pseudonyms = safePseudonyms(given, all);
  const [account = '', container, ...object] = given.split('/');
  if (!isId(account) || container === undefined) return pseudonyms.mark('name', given);
  const place = [account, containerName(container, pseudonyms)];
  if (object.length > 0) place.push(objectName(object.join('/'), pseudonyms));
  return place.join('/');
}

export const reportedAction = (
  { what, name, kind, ids, state }: Action,
  pseudonyms: Pseudonyms,
): Action => ({
  what: told(what),
  name: told(name),
  ...(kind !== undefined && { kind: told(kind) }),
  ...(ids && { ids: ids.map((each) => tellId(each, pseudonyms)) }),
  ...(state !== undefined && { state: told(state) }),
});
