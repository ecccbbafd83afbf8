import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDocuments } from '@/model/search/documents';

const PLACES = ['https://docs.example.com/guide/'];

test('the readable pages of the documentation, each once', () => {
  const given = [
    { title: ' Resize ', url: 'resize/', text: 'larger' },
    { title: 'Again', url: '/guide/resize/' },
    { title: 'No text', url: 'none/', text: 7 },
    { title: 'Elsewhere', url: 'https://evil.example.com/', text: '' },
    { title: '', url: 'x/' },
    { url: 'x/' },
    null,
  ];
  expect(readDocuments(given, PLACES)).toEqual([
    { title: 'Again', text: '', href: 'https://docs.example.com/guide/resize/' },
    { title: 'No text', text: '', href: 'https://docs.example.com/guide/none/' },
  ]);
  expect(readDocuments({ pages: given }, PLACES)).toEqual([]);
});

test('whatever it is, nothing fails', () => {
  fc.assert(fc.property(fc.anything(), (given) => void readDocuments(given, PLACES)));
});
