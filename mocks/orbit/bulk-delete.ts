import { OrbitRefusal, statusLine, type OrbitAnswer } from '@mocks/orbit/answers';
import { containerFor, objectIn, type OrbitCall } from '@mocks/orbit/call';
import { removeContainer } from '@mocks/orbit/container';
import { receive } from '@mocks/orbit/content';
import { faultOfPlace, refusalOfFault } from '@mocks/orbit/faults';
import { removeObject } from '@mocks/orbit/object-write';
import { checkNames, decoded, quoted } from '@mocks/orbit/paths';
import { bytesOf, textOf } from '@mocks/provider/bytes';

/** Swift's limits (`GET /info`). */
export const bulkLimits = { max_deletes_per_request: 10_000, max_failed_deletes: 1000 };

/** Longest line in bytes that Swift reads. */
const MOST_OF_A_LINE = 2 * 1282;

interface Outcome {
  deleted: number;
  notFound: number;
  errors: [path: string, status: string][];
  /** '200 OK', or the error's status: HTTP's own status never shows an error. */
  status: string;
  body: string;
}

const nothing = (status = statusLine(200), body = ''): Outcome => ({
  deleted: 0,
  notFound: 0,
  errors: [],
  status,
  body,
});

async function linesOf(call: OrbitCall): Promise<string[]> {
  const most = bulkLimits.max_deletes_per_request * 4096;
  const taken = await receive(call.request.body, most);
  const text = taken ? await textOf(taken.content.read(0, taken.content.size)) : '';
  const lines = text.split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** Deletes the object, or the empty container, that a line names. */
function removeLine(call: OrbitCall, path: string): void {
  const [, container = '', object = ''] = /^\/?([^/]*)\/?(.*)$/s.exec(path) ?? [];
  const place = { ...call.place, container, object };
  checkNames(place);
  const there = { ...call, place };
  const fault = faultOfPlace(place, false);
  const refusal = fault && refusalOfFault(fault);
  if (refusal) throw refusal;
  if (object === '') removeContainer(there);
  else removeObject(there);
}

function removeEach(
  paths: readonly [sent: string, path: string][],
  remove: (path: string) => void,
): Outcome {
  const outcome = nothing();
  for (const [sent, path] of paths) {
    try {
      remove(path);
      outcome.deleted += 1;
    } catch (error) {
      if (!(error instanceof OrbitRefusal)) throw error;
      const { status } = error.answer;
      if (status === 404) outcome.notFound += 1;
      else outcome.errors.push([sent, statusLine(status)]);
    }
    if (outcome.errors.length >= bulkLimits.max_failed_deletes) {
      return { ...outcome, status: statusLine(400), body: 'Max delete failures exceeded' };
    }
  }
  if (outcome.errors.length > 0) outcome.status = statusLine(400);
  else if (outcome.deleted + outcome.notFound === 0) {
    return nothing(statusLine(400), 'Invalid bulk delete.');
  }
  return outcome;
}

/** The outcome as JSON or text, as the call asks. HTTP's own status is always 200. */
function outcomeAnswer(call: OrbitCall, outcome: Outcome): OrbitAnswer {
  const { deleted, notFound, errors, status, body } = outcome;
  if (call.request.headers.get('Accept')?.includes('application/json')) {
    const told = {
      'Response Status': status,
      'Response Body': body,
      'Number Deleted': deleted,
      'Number Not Found': notFound,
      Errors: errors,
    };
    const headers = { 'Content-Type': 'application/json' };
    // Swift sends spaces first to keep the connection open, so an answer may begin with one.
    return { status: 200, headers, body: ` ${JSON.stringify(told)}` };
  }
  const lines = [
    `Number Deleted: ${deleted}`,
    `Number Not Found: ${notFound}`,
    `Response Body: ${body}`,
    `Response Status: ${status}`,
    'Errors:',
    ...errors.map((each) => each.join(', ')),
  ];
  return { status: 200, headers: { 'Content-Type': 'text/plain' }, body: lines.join('\n') };
}

/** `POST {account}?bulk-delete`: deletes the objects and containers named in the body's lines. */
export async function bulkDelete(call: OrbitCall): Promise<OrbitAnswer> {
  const type = call.request.headers.get('Content-Type') ?? '';
  if (!type.startsWith('text/plain')) return outcomeAnswer(call, nothing(statusLine(406)));
  const lines = await linesOf(call);
  const most = bulkLimits.max_deletes_per_request;
  if (lines.length > most) {
    const body = `Maximum Bulk Deletes: ${most} per request`;
    return outcomeAnswer(call, nothing(statusLine(413), body));
  }
  if (lines.some((line) => bytesOf(line).length > MOST_OF_A_LINE)) {
    return outcomeAnswer(call, nothing(statusLine(400), 'Invalid File Name'));
  }
  const paths = lines.map((line): [string, string] => [line, line]);
  return outcomeAnswer(
    call,
    removeEach(paths, (line) => removeLine(call, decoded(line))),
  );
}

/** `DELETE …?multipart-manifest=delete`: deletes a static large object with its segments. */
export function deleteLarge(call: OrbitCall): OrbitAnswer {
  const { container, object: name } = call.place;
  const object = objectIn(containerFor(call, 'write'), name);
  const path = `/${container}/${name}`;
  if (!object.large) {
    const errors: Outcome['errors'] = [[quoted(path), 'Not an SLO manifest']];
    return outcomeAnswer(call, { ...nothing(statusLine(400)), errors });
  }
  const all = [...new Set(object.large.segments.map((segment) => segment.path)), path];
  const paths = all.map((each): [string, string] => [quoted(each), each]);
  return outcomeAnswer(
    call,
    removeEach(paths, (each) => removeLine(call, each)),
  );
}
