import { expect, test } from 'vitest';
import {
  DEFAULT_HEALTHCHECK,
  healthcheckForm,
  healthcheckProblems,
  wireHealthcheck,
} from '@/model/load-balancer/healthcheck';
import { record } from '../build';

test.each([
  ['port', '', 'Please enter a valid port number'],
  ['port', '70000', 'Please enter a valid port number'],
  ['interval', 'soon', 'Please enter a valid interval'],
  ['timeout', '0', 'Please enter a valid timeout'],
  ['threshold_up', '1.5', 'Please enter a valid threshold up'],
  ['threshold_down', '', 'Please enter a valid threshold down'],
  ['interval', '0x10', 'Please enter a valid interval'],
  ['timeout', '1e3', 'Please enter a valid timeout'],
  ['threshold_up', '1e1', 'Please enter a valid threshold up'],
  ['threshold_down', '0b11', 'Please enter a valid threshold down'],
  ['request', '', 'Please enter a valid request URL'],
  ['request', 'status', 'Please enter a valid request URL'],
])('the %s %o: %s', (field, text, words) => {
  const problems = healthcheckProblems({ ...DEFAULT_HEALTHCHECK, [field]: text });
  expect(Object.entries(problems).filter(([, problem]) => problem)).toEqual([[field, words]]);
});

test('a path for http alone', () => {
  const tcp = { ...DEFAULT_HEALTHCHECK, type: 'tcp', request: '' };
  expect(Object.values(healthcheckProblems(tcp)).filter(Boolean)).toEqual([]);
  expect(wireHealthcheck({ ...tcp, request: '/up' }).request).toBe('');
});

test('the defaults, in seconds on the screen and milliseconds on the wire', () => {
  expect(wireHealthcheck(DEFAULT_HEALTHCHECK)).toEqual({
    type: 'http',
    request: '/',
    port: 80,
    interval: 5000,
    timeout: 5000,
    threshold_up: 3,
    threshold_down: 3,
  });
});

test('what a balancer has comes back as it was; what it leaves out is as usual', () => {
  const form = (healthcheck: object | null) =>
    healthcheckForm(record('load_balancer', { id: 'lba-aaaaa', healthcheck }));
  const known = { ...wireHealthcheck(DEFAULT_HEALTHCHECK), interval: 1500, threshold_up: 9 };
  expect(wireHealthcheck(form(known)!)).toEqual(known);
  expect(form({ type: 'http', port: 80 })).toEqual(DEFAULT_HEALTHCHECK);
  expect(form(null)).toEqual(DEFAULT_HEALTHCHECK);
  expect(healthcheckForm(record('load_balancer', { id: 'lba-aaaaa' }))).toBeUndefined();
});
