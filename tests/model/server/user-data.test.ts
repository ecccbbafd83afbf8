import { describe, expect, test } from 'vitest';
import {
  binaryWarning,
  forcePlainText,
  isFileTooLong,
  looksBinary,
  NO_USER_DATA,
  readUserData,
  userDataOfBytes,
  userDataProblem,
  wireUserData,
} from '@/model/server/user-data';

const text = (value: string) => ({ value, isBase64Encoded: false });
const encoded = (value: string) => ({ value, isBase64Encoded: true });
const UNENCODABLE = 'Data contains characters that cannot be Base64 encoded';
const TOO_LONG = 'Data size limit exceeded';

test.each([
  [text(''), undefined],
  [text('#!/bin/sh\necho "Grüße ☃"'), undefined],
  [text('half \uD83D'), UNENCODABLE],
  [text('whole \u{1F600}'), undefined],
  [encoded('half \uD83D'), 'Data is not valid Base64'],
  [encoded('aGVsbG8='), undefined],
  [encoded(''), undefined],
  // 49,149 bytes are 65,532 characters of Base64.
  [text('a'.repeat(49_149)), undefined],
  [text('a'.repeat(49_150)), TOO_LONG],
  [encoded('A'.repeat(65_532)), undefined],
  [encoded('A'.repeat(65_536)), TOO_LONG],
])('data number %#: %s', (data, problem) => {
  expect(userDataProblem(data)).toBe(problem);
});

test('text is sent as Base64 of UTF-8, what is encoded as it is, nothing as null', () => {
  expect(wireUserData(text('hello'))).toBe('aGVsbG8=');
  expect(wireUserData(text('☃'))).toBe('4piD');
  expect(wireUserData(encoded('aGVs\nbG8='))).toBe('aGVsbG8=');
  expect(wireUserData(text(' \n'))).toBeNull();
});

test('what is encoded without its padding is sent with it', () => {
  expect(wireUserData(encoded('YWI'))).toBe('YWI=');
  expect(userDataProblem(encoded('YWI'))).toBeUndefined();
});

describe('what comes back', () => {
  test('is shown as text where it is text', () => {
    expect(readUserData('aGVsbG8=')).toEqual(text('hello'));
    expect(readUserData('4piD')).toEqual(text('☃'));
    expect(readUserData(null)).toEqual(NO_USER_DATA);
  });

  test('stays encoded where it looks binary, or is no Base64 at all', () => {
    expect(readUserData('H4sIAAAA')).toEqual(encoded('H4sIAAAA'));
    expect(readUserData('***')).toEqual(encoded('***'));
  });

  test('can be forced to plain text', () => {
    expect(forcePlainText(encoded('aGVsbG8='))).toEqual(text('hello'));
    expect(forcePlainText(encoded('***'))).toEqual(text('***'));
    expect(forcePlainText(text('aGVsbG8='))).toEqual(text('aGVsbG8='));
    expect(forcePlainText(encoded('/w==')).isBase64Encoded).toBe(false);
  });
});

test('a file is read as text, a binary one is encoded', () => {
  expect(userDataOfBytes(new TextEncoder().encode('hello'))).toEqual(text('hello'));
  expect(userDataOfBytes(Uint8Array.of(0x1f, 0x8b, 0))).toEqual(encoded('H4sA'));
});

test.each([
  ['plain\ttext\r\n\x1b[0m', false],
  ['nul\0', true],
  ['\x7f', true],
  ['\uFFFD', true],
  ['ünïcödé', false],
])('%j looks binary: %s', (value, binary) => {
  expect(looksBinary(value)).toBe(binary);
});

test.each([
  [text('#!/bin/sh'), undefined],
  [text('nul\0'), 'This data looks binary'],
  [text('AAEC/w=='), undefined],
  [encoded('aGVsbG8='), undefined],
  [encoded('AAEC/w=='), 'This data looks binary, so it is shown Base64 encoded'],
  [encoded('***'), undefined],
  [encoded(''), undefined],
])('binary-looking content shows a warning: %j: %s', (data, warning) => {
  expect(binaryWarning(data)).toBe(warning);
});

test('how long a file is in Base64 is known before it is read', () => {
  expect(isFileTooLong(49_149)).toBe(false);
  expect(isFileTooLong(49_150)).toBe(true);
});
