import { expect, test } from 'vitest';
import { supportMessage, supportProblem } from '@/model/support/request';

test.each([
  ['', 'Please enter a support request'],
  ['1234567890', 'Please enter a support request'],
  ['12345678901', undefined],
  // Space around the words does not count.
  ['  1234567890 \n', 'Please enter a support request'],
  ['👩‍💻 help', 'Please enter a support request'],
])('the words %j to support: %s', (words, problem) => {
  expect(supportProblem(words)).toBe(problem);
});

test('what is sent along stands below the words, a line each', () => {
  const facts = [
    { label: 'Version', text: 'v2.6.15' },
    { label: 'Page', text: '/accounts/acc-demo1/servers/' },
  ];
  expect(supportMessage(' It is slow \n', facts)).toBe(
    'It is slow\n\nVersion: v2.6.15\nPage: /accounts/acc-demo1/servers/',
  );
});

test('without anything sent along the words are alone', () => {
  expect(supportMessage('It is slow', [])).toBe('It is slow');
});
