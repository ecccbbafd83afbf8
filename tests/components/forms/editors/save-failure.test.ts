import { expect, test } from 'vitest';
import type { ApiErrorFacts } from '@/provider/api-error';
import {
  failureOf,
  firstMessageOr,
  jointOf,
  sortMessages,
} from '@/components/forms/editors/save-failure';

const fields = { name: 'name', user_data: 'userData', snapshots_retention: 'keep' } as const;

function refused(messages: readonly string[], status = 422): ApiErrorFacts {
  return {
    kind: 'refused',
    status,
    name: 'unprocessable_entity',
    messages,
    messageSource: 'fields',
    requestId: 'req-1',
  };
}

test('a sentence of a 422 belongs to the field that it begins with', () => {
  const sorted = sortMessages(
    refused(['Name is reserved', 'User data is too long', 'Try again', 'Name is too long']),
    fields,
  );
  expect(sorted.fields).toEqual([
    { field: 'name', message: 'Name is reserved. Name is too long' },
    { field: 'userData', message: 'User data is too long' },
  ]);
  expect(sorted.form).toEqual(['Try again']);
});

test('the name on the wire is understood as well', () => {
  expect(sortMessages(refused(['snapshots_retention: must be above 0']), fields).fields).toEqual([
    { field: 'keep', message: 'snapshots_retention: must be above 0' },
  ]);
});

test('a word that only begins alike is no field', () => {
  expect(sortMessages(refused(['Names must differ']), fields).fields).toEqual([]);
});

test('what is not a 422 is no field’s fault', () => {
  const sorted = sortMessages(refused(['Name service is down'], 500), fields);
  expect(sorted).toEqual({ fields: [], form: ['Name service is down'] });
});

test('several errors of an account are joined with a comma, others as sentences', () => {
  const messages = ['Name is reserved', 'Name is too long'];
  const error = refused(messages);
  const comma = jointOf('account', error);
  expect(comma).toBe(', ');
  // Our own messages are sentences.
  expect(jointOf('account', { ...error, messageSource: 'us' })).toBe('. ');
  expect(sortMessages(error, fields, comma).fields).toEqual([
    { field: 'name', message: 'Name is reserved, Name is too long' },
  ]);
  expect(failureOf(error, messages, comma).message).toBe('Name is reserved, Name is too long');
  expect(failureOf(error, messages, jointOf('server', error)).message).toBe(
    'Name is reserved. Name is too long',
  );
});

test('the words of a failure are for a refusal alone, with one full stop', () => {
  const words = firstMessageOr('Failed to change password.');
  const silent = { ...refused(['The provider refused it']), messageSource: 'us' } as const;
  expect(failureOf(silent, words(silent)).message).toBe(
    'Failed to change password. The provider refused it',
  );
  const lost = { ...silent, kind: 'network', messages: ['No answer'] } as const;
  expect(words(lost)).toEqual(['No answer']);
  expect(words(refused(['Too short', 'Too old']))).toEqual(['Too short']);
});

test('who was signed out before paying reads of paying, not of saving', () => {
  const { message } = failureOf(refused(['No'], 401), ['No'], undefined, 'paid');
  expect(message).toBe(
    'Your session ended before this could be paid. Once you are signed in, pay.',
  );
});
