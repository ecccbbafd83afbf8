import { expect, test } from 'vitest';
import {
  EMPTY_TRANSLATOR,
  translatorProblems,
  translatorsForm,
  wireTranslators,
} from '@/model/cloud-ip/translators';
import { record } from '../build';

const row = (incoming: string, outgoing = '22', protocol = 'tcp') => ({
  incoming,
  outgoing,
  protocol,
});
const problems = (...rows: ReturnType<typeof row>[]) => translatorProblems({ rows }).rows;

test.each(['', 'x', '22a', '0', '65536', '2.5', '-1'])('%o is no port, in or out', (port) => {
  expect(problems(row(port, '1'))).toMatchObject([
    { incoming: 'Please enter valid "in" port.', outgoing: undefined },
  ]);
  expect(problems(row('1', port))).toMatchObject([
    { incoming: undefined, outgoing: 'Please enter valid "out" port.' },
  ]);
});

test('each incoming port stands once; the second is told', () => {
  expect(problems(row('80'), row('81'), row(' 80'))).toMatchObject([
    { incoming: undefined },
    { incoming: undefined },
    { incoming: 'Please use unique "in" ports.' },
  ]);
});

test('a protocol is required', () => {
  expect(problems(row('80', '80', ''))).toMatchObject([{ protocol: 'Please select protocol.' }]);
  expect(problems(row('80', '80', 'udp'))).toMatchObject([{ protocol: undefined }]);
});

test('a row is always shown; left blank it stands for none', () => {
  const none = record('cloud_ip', { id: 'cip-aaaaa', port_translators: [] });
  const form = translatorsForm(none);
  expect(form).toEqual({ rows: [EMPTY_TRANSLATOR] });
  expect(translatorProblems(form!).rows).toEqual([]);
  expect(wireTranslators(form!)).toEqual([]);
});

test('of several rows none may be blank', () => {
  expect(problems(row('80'), row('', ''))).toMatchObject([
    { incoming: undefined },
    { incoming: 'Please enter valid "in" port.', outgoing: 'Please enter valid "out" port.' },
  ]);
});

test('what is known is shown as text, and sent as numbers', () => {
  const ports = [{ incoming: 2222, outgoing: 22, protocol: 'tcp' }];
  const form = translatorsForm(record('cloud_ip', { id: 'cip-aaaaa', port_translators: ports }));
  expect(form).toEqual({ rows: [row('2222')] });
  expect(wireTranslators(form!)).toEqual(ports);
  expect(translatorsForm(record('cloud_ip', { id: 'cip-aaaaa' }))).toBeUndefined();
});
