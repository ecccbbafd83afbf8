import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSearchAnswer } from '@/model/search/answer';

const item = { type: 'resource', id: 'srv-web01', title: 'web-1', subtitle: null, url: '/x' };

test('what can be read is kept, and the rest left out', () => {
  const answer = [
    {
      title: 'Cloud Servers',
      items: [item, null, { ...item, title: 5 }, { type: 'na', title: 'X' }],
    },
    { title: '', items: [item] },
    { title: 'Empty', items: [] },
    { title: 'No list', items: 'web' },
    7,
  ];
  expect(readSearchAnswer(answer)).toEqual([
    {
      title: 'Cloud Servers',
      items: [
        { type: 'resource', id: 'srv-web01', title: 'web-1', subtitle: undefined, url: '/x' },
        { type: 'na', id: undefined, title: 'X', subtitle: undefined, url: undefined },
      ],
    },
  ]);
});

test('what is no list of groups is no answer, and nothing fails', () => {
  expect(readSearchAnswer({ title: 'x' })).toBeUndefined();
  fc.assert(fc.property(fc.anything(), (answer) => void readSearchAnswer(answer)));
});
