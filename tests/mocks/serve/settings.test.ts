import { readSettings } from '@mocks/serve/settings';
import { expect, test } from 'vitest';

test('without flags it is the company at its own pace', () => {
  expect(readSettings([])).toEqual({
    options: { world: 'company', scale: 1, dials: {} },
    port: undefined,
    isOrbitReal: false,
  });
});

test('flags set world, port and dials', () => {
  const flags = ['--world', 'large', '--latency', '300', '--port', '5173', '--events', 'off'];
  expect(readSettings(flags)).toEqual({
    options: { world: 'large', scale: 1, dials: { latency: 300, events: 'off' } },
    port: 5173,
    isOrbitReal: false,
  });
  expect(readSettings(['--orbit', 'swift']).isOrbitReal).toBe(true);
});

test('a provider elsewhere is named by its address, and by where its parts are', () => {
  const at = ['--provider', 'https://api.staging.example', '--read-only'];
  const parts = ['--provider-events', 'wss://events.example/stream', '--provider-ca', 'ca.pem'];
  expect(readSettings([...at, ...parts, '--port', '5173'])).toMatchObject({
    port: 5173,
    provider: {
      provider: 'https://api.staging.example',
      events: 'wss://events.example/stream',
      ca: 'ca.pem',
      isReadOnly: true,
    },
  });
  expect(readSettings([]).provider).toBeUndefined();
});

test('what one kind of provider alone has is not asked of the other', () => {
  const provider = ['--provider', 'https://api.staging.example'];
  const simulated = '--latency is for the simulated provider alone.';
  expect(() => readSettings([...provider, '--latency', '3'])).toThrow(simulated);
  expect(() => readSettings(['--read-only'])).toThrow('--read-only needs --provider.');
});

test.each([
  ['provider', 'api.staging.example'],
  ['provider', 'ftp://api.staging.example'],
  ['provider', 'https://me:secret@api.staging.example'],
  ['provider', 'https://api.staging.example/?query=1'],
  ['provider-orbit', 'orbit'],
  ['provider-events', 'mqtt://events.example'],
])('an address that is none is said: --%s=%s', (flag, text) => {
  const flags = [
    ...(flag === 'provider' ? [] : ['--provider=https://a.example']),
    `--${flag}=${text}`,
  ];
  expect(() => readSettings(flags)).toThrow(`--${flag} cannot be ${text}.`);
});

test('a world or a flag that is not known is said', () => {
  expect(() => readSettings(['--world', 'moon'])).toThrow('There is no world called moon.');
  expect(() => readSettings(['--wrold', 'large'])).toThrow('--wrold');
});

test.each([
  ['latency', 'abc'],
  ['errors', '-1'],
  ['events', 'of'],
  ['sessionLife', ''],
  ['slowness', '3s'],
  ['lists', 'servers:oops'],
  ['lists', 'severs:drop'],
  ['scale', 'x'],
  ['scale', '-1'],
  ['port', 'x'],
  ['port', '80.5'],
  ['port', '70000'],
  ['orbit', 'minio'],
  ['storage', 'put-nothing:fail-503'],
])('a value that its flag cannot have is said: --%s=%s', (flag, text) => {
  expect(() => readSettings([`--${flag}=${text}`])).toThrow(`--${flag} cannot be ${text}.`);
});
