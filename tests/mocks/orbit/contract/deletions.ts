import { expect } from 'vitest';
import { bulkLine } from '@/model/orbit/links';
import { at, type Case } from './stage';

const nothing = { 'Response Body': '', 'Number Deleted': 0, 'Number Not Found': 0, Errors: [] };

export const deletions: Case[] = [
  [
    'a bulk delete tells of each that failed, within a status of 200',
    async (storage, box) => {
      await storage.make(box, ['a', 'b c/d?', 'e']);
      await storage.make(`${box}-empty`);
      const lines = [
        `/${box}/a`,
        at(box, 'b c/d?'),
        '',
        `${box}/none`,
        'none/x',
        `${box}-empty`,
        box,
      ];
      expect(await storage.bulkDelete(lines)).toEqual({
        'Response Status': '400 Bad Request',
        'Response Body': '',
        'Number Deleted': 3,
        'Number Not Found': 2,
        Errors: [[box, '409 Conflict']],
      });
      expect(await storage.names(box)).toEqual(['e']);
    },
  ],
  [
    'an ended token is told within a bulk delete alone, line by line',
    async (storage, box) => {
      await storage.make(box, ['a']);
      expect(await storage.bulkDelete([`${box}/a`, box], { token: storage.endedToken })).toEqual({
        ...nothing,
        'Response Status': '400 Bad Request',
        Errors: [
          [`${box}/a`, '401 Unauthorized'],
          [box, '401 Unauthorized'],
        ],
      });
    },
  ],
  [
    'a bulk delete reaches the longest names in any script, a few quoted among them',
    async (storage, box) => {
      const long = [
        'é'.repeat(512),
        '名'.repeat(341),
        `a\n%2F ${'🪐'.repeat(250)}`,
        ' '.repeat(700),
      ];
      await storage.make(box, long);
      const lines = long.map((name) => bulkLine(box, name));
      expect(await storage.bulkDelete(lines)).toEqual({
        ...nothing,
        'Response Status': '200 OK',
        'Number Deleted': long.length,
      });
      expect(await storage.names(box)).toEqual([]);
    },
  ],
  [
    'a line that is too long has a bulk delete refused as a whole',
    async (storage, box) => {
      await storage.make(box, ['a']);
      expect(await storage.bulkDelete([`${box}/a`, bulkLine(box, '%'.repeat(1024))])).toEqual({
        ...nothing,
        'Response Status': '400 Bad Request',
        'Response Body': 'Invalid File Name',
      });
      expect(await storage.names(box)).toEqual(['a']);
    },
  ],
  [
    'a bulk delete of nothing, or of another type, is refused within 200; by default it answers lines',
    async (storage) => {
      expect(await storage.bulkDelete([])).toEqual({
        ...nothing,
        'Response Status': '400 Bad Request',
        'Response Body': 'Invalid bulk delete.',
      });
      const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
      const status = '406 Not Acceptable';
      expect(await storage.bulkDelete(['x/y'], { headers })).toEqual({
        ...nothing,
        'Response Status': status,
      });
      const plain = await storage.call('POST', '?bulk-delete', {
        headers: { 'Content-Type': 'text/plain' },
        body: 'none/x',
      });
      expect(plain.text.trim().split('\n').slice(0, 2)).toEqual([
        'Number Deleted: 0',
        'Number Not Found: 1',
      ]);
    },
  ],
  [
    'what is over a quota is refused, and what is there stays',
    async (storage, box) => {
      const quota = (what: string) => `X-Container-Meta-Quota-${what}`;
      await storage.make(box, ['12345'], { [quota('Bytes')]: '10', [quota('Count')]: '2' });
      const put = async (name: string, body: string) => {
        const { status, text } = await storage.call('PUT', `${box}/${name}`, { body });
        return status === 201 ? status : [status, text];
      };
      const refused = [413, 'Upload exceeds quota.'];
      expect(await put('a', '123456')).toEqual(refused);
      // The object to be overwritten counts too.
      expect(await put('12345', '123456')).toEqual(refused);
      expect(await put('a', '1')).toBe(201);
      expect(await put('b', '1')).toEqual(refused);
      expect(await storage.names(box)).toEqual(['12345', 'a']);
    },
  ],
];
