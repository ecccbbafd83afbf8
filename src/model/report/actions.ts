import type { ReportedAction } from '@/wire/report';
import { isId } from './classes';
import type { Marks } from './marks';
import { containerName, objectName } from './names';
import { safeMarks } from './secrets';

type Action = Omit<ReportedAction, 'type' | 'at'>;

/** A name from the panel's code, perhaps with an id in it: with fewer digits than a token. */
const CODE = /^(?!(?:\D*\d){7})[\w.-]{1,60}$/u;

const told = (given: string): string => (CODE.test(given) ? given : '-');

/** Keeps an id, but marks the names in one of object storage: `acc-abcde/container/object`. */
function tellId(given: string, all: Marks): string {
  if (isId(given)) return given;
  const marks = safeMarks(given, all);
  const [account = '', container, ...object] = given.split('/');
  if (!isId(account) || container === undefined) return marks.mark('name', given);
  const place = [account, containerName(container, marks)];
  if (object.length > 0) place.push(objectName(object.join('/'), marks));
  return place.join('/');
}

/** Redacts an action of the user. */
export const tellAction = ({ what, name, kind, ids, state }: Action, marks: Marks): Action => ({
  what: told(what),
  name: told(name),
  ...(kind !== undefined && { kind: told(kind) }),
  ...(ids && { ids: ids.map((each) => tellId(each, marks)) }),
  ...(state !== undefined && { state: told(state) }),
});
