import type { OrbitCall } from '@/model/call';
import { saveNotesCall } from '@/model/object/calls';
import { type Label, labelsForm, labelsOf, labelsProblems } from '@/model/orbit/custom-labels';
import type { Problems } from '@/model/problems';
import type { ObjectRecord } from '@/model/records/storage';
import { isKnown } from '@/model/unreadable';

export interface NotesForm {
  readonly contentType: string;
  readonly disposition: string;
  readonly encoding: string;
  readonly cacheControl: string;
  /** Local time in the format of a date and time field; empty for never. */
  readonly expires: string;
  readonly rows: readonly Label[];
}

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

function localMinute(iso: string): string {
  const time = new Date(iso);
  const local = new Date(time.getTime() - time.getTimezoneOffset() * MINUTE_MS);
  return local.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

const WRITTEN = [
  'content_type',
  'content_disposition',
  'content_encoding',
  'cache_control',
  'delete_at',
  'labels',
  'kept',
] as const;

export function notesForm(record: ObjectRecord): NotesForm | undefined {
  if (!isKnown(record, ...WRITTEN)) return undefined;
  const { delete_at: until } = record;
  return {
    contentType: record.content_type,
    disposition: record.content_disposition,
    encoding: record.content_encoding,
    cacheControl: record.cache_control,
    expires: until === null ? '' : localMinute(until),
    ...labelsForm(record.labels),
  };
}

/** RFC 9110 §8.3.1. */
const TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:\s*;.*)?$/u;

const LINE = /^[^\p{Cc}\p{Surrogate}]*$/u;

function lineProblem(text: string): string | undefined {
  return LINE.test(text) ? undefined : 'Please enter one line of text';
}

function typeProblem(text: string): string | undefined {
  if (!TYPE.test(text.trim())) return 'Please enter a type, such as text/plain';
  return lineProblem(text);
}

function expiryProblem(expires: string, known: string, now: number): string | undefined {
  if (expires === '' || expires === known) return undefined;
  const time = Date.parse(expires);
  if (Number.isNaN(time)) return 'Please enter a date and a time';
  return time > now ? undefined : 'Please enter a time in the future';
}

/** Checks a form; `now` is wall-clock time in ms. */
export function notesProblems(
  form: NotesForm,
  known: Pick<NotesForm, 'expires'>,
  now: number,
): Problems<NotesForm> {
  return {
    contentType: typeProblem(form.contentType),
    disposition: lineProblem(form.disposition),
    encoding: lineProblem(form.encoding),
    cacheControl: lineProblem(form.cacheControl),
    expires: expiryProblem(form.expires, known.expires, now),
    rows: labelsProblems(form).rows,
  };
}

/** Saves a form; an unchanged expiry keeps its seconds. */
export function saveNotes(record: ObjectRecord, form: NotesForm, known: NotesForm): OrbitCall {
  const until = form.expires === known.expires ? record.delete_at : form.expires;
  return saveNotesCall(record.id, {
    contentType: form.contentType.trim(),
    disposition: form.disposition.trim(),
    encoding: form.encoding.trim(),
    cacheControl: form.cacheControl.trim(),
    deleteAt: until ? Math.floor(Date.parse(until) / SECOND_MS) : undefined,
    labels: labelsOf(form),
    kept: record.kept ?? {},
  });
}
