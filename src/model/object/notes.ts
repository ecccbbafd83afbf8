import type { OrbitCall } from '@/model/call';
import { type Label, labelsForm, labelsOf, labelsProblems } from '@/model/orbit/custom-labels';
import { saveNotesCall } from '@/model/object/calls';
import type { ObjectRecord } from '@/model/object/record';
import type { Problems } from '@/model/problems';
import { isKnown } from '@/model/unreadable';

/** How an object is served, when it is to go, and what is noted of it. */
export interface NotesForm {
  readonly contentType: string;
  readonly disposition: string;
  readonly encoding: string;
  readonly cacheControl: string;
  /** Local time, as a field for date and time has it; empty for never. */
  readonly expires: string;
  readonly rows: readonly Label[];
}

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** An instant as a field for date and time shows it: local, to the minute. */
function localMinute(iso: string): string {
  const time = new Date(iso);
  const local = new Date(time.getTime() - time.getTimezoneOffset() * MINUTE_MS);
  return local.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

/** All that a save writes anew, for Swift forgets what is not sent again. */
const WRITTEN = [
  'content_type',
  'content_disposition',
  'content_encoding',
  'cache_control',
  'delete_at',
  'labels',
  'kept',
] as const;

/** The form of an object whose own headers have been read; undefined before, or where they tell less. */
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
  return time > now ? undefined : 'Please enter a time that is still to come';
}

/** What is wrong with a form; `now` is of the wall clock, in milliseconds. */
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

/** Saves a form; the time of expiry keeps its seconds unless it was changed. */
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
