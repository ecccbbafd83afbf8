import { expect } from 'vitest';
import type { Case } from './stage';

export const containers: Case[] = [
  [
    'a container is made once, then only changed, and goes when it is empty',
    async (storage, box) => {
      expect(await storage.status('PUT', box)).toBe(201);
      const again = { headers: { 'X-Container-Meta-Colour': 'red' } };
      expect(await storage.status('PUT', box, again)).toBe(202);
      await storage.put(box, 'one', 'one');
      expect(await storage.status('DELETE', box)).toBe(409);
      expect(await storage.head(box, 'X-Container-Meta-Colour')).toEqual(['red']);
      expect(await storage.status('DELETE', `${box}/one`)).toBe(204);
      expect(await storage.status('DELETE', box)).toBe(204);
      expect(await storage.status('DELETE', box)).toBe(404);
      expect(await storage.status('HEAD', box)).toBe(404);
      expect(await storage.status('PUT', `${box}/one`, { body: '1' })).toBe(404);
    },
  ],
  [
    'metadata are set one by one, and cleared by an empty value or by their X-Remove',
    async (storage, box) => {
      const meta = (name: string) => `X-Container-Meta-${name}`;
      await storage.make(box, [], {
        [meta('One')]: '1',
        [meta('Two')]: '2',
        [meta('Three')]: '3',
      });
      const headers = { [meta('One')]: '', 'X-Remove-Container-Meta-Two': 'x' };
      expect(await storage.status('POST', box, { headers })).toBe(204);
      expect(await storage.head(box, meta('One'), meta('Two'), meta('Three'))).toEqual([
        null,
        null,
        '3',
      ]);
    },
  ],
  [
    'metadata beyond ASCII come back as they were sent',
    async (storage, box) => {
      const sent = Buffer.from('Füße 🚀').toString('latin1');
      await storage.make(box, [], { 'X-Container-Meta-Title': sent });
      expect(await storage.head(box, 'X-Container-Meta-Title')).toEqual([sent]);
      const latin = { headers: { 'X-Container-Meta-Title': 'F\u00fc' } };
      expect(await storage.status('POST', box, latin)).toBe(400);
    },
  ],
  [
    'an underscore in a name of metadata becomes a hyphen',
    async (storage, box) => {
      const under = { 'X-Container-Meta-Two_Words': '1' };
      await storage.make(box, [], under);
      const names = ['X-Container-Meta-Two_Words', 'X-Container-Meta-Two-Words'];
      expect(await storage.head(box, ...names)).toEqual([null, '1']);
    },
  ],
  [
    'what is too long is refused, and says so',
    async (storage, box) => {
      const headers = { 'X-Container-Meta-Note': 'x'.repeat(257) };
      const refused = await storage.call('PUT', box, { headers });
      expect([refused.status, refused.text]).toEqual([
        400,
        expect.stringContaining('Metadata value longer than 256'),
      ]);
      const long = await storage.call('PUT', 'x'.repeat(257));
      expect([long.status, long.text]).toEqual([
        400,
        'Container name length of 257 longer than 256',
      ]);
    },
  ],
  [
    'a container tells what it holds, and what has been set of it',
    async (storage, box) => {
      await storage.make(box, ['a', 'bb'], {
        'X-Container-Read': ' .r:*, .rlistings ,.r:*.example.com,acc-zzzzz:cli-store',
        'X-Container-Write': 'acc-zzzzz:cli-store',
        'X-Container-Meta-Quota-Bytes': '1000',
      });
      const names = [
        'X-Container-Object-Count',
        'X-Container-Bytes-Used',
        'X-Container-Read',
        'X-Container-Write',
        'X-Container-Meta-Quota-Bytes',
      ];
      expect(await storage.head(box, ...names)).toEqual([
        '2',
        '3',
        '.r:*,.rlistings,.r:.example.com,acc-zzzzz:cli-store',
        'acc-zzzzz:cli-store',
        '1000',
      ]);
      expect(await storage.status('HEAD', box)).toBe(204);
    },
  ],
  [
    'a wrong setting is refused with a sentence',
    async (storage, box) => {
      await storage.make(box);
      const said = async (name: string, value: string) => {
        const { status, text } = await storage.call('POST', box, { headers: { [name]: value } });
        return [status, text];
      };
      expect(await said('X-Container-Read', '.r:')).toEqual([
        400,
        "No host/domain value after referrer designation in ACL: '.r:'",
      ]);
      expect(await said('X-Container-Read', '.foo:bar')).toEqual([
        400,
        "Unknown designator '.foo' in ACL: '.foo:bar'",
      ]);
      expect(await said('X-Container-Write', '.r:*')).toEqual([
        400,
        "Referrers not allowed in write ACL: '.r:*'",
      ]);
      expect(await said('X-Container-Meta-Quota-Bytes', '10.5')).toEqual([
        400,
        'Invalid bytes quota.',
      ]);
      expect(await said('X-Container-Meta-Quota-Count', '-1')).toEqual([
        400,
        'Invalid count quota.',
      ]);
      expect(await said('X-Versions-Location', 'a/b')).toEqual([
        412,
        'Container name cannot contain slashes',
      ]);
    },
  ],
];
