import { expect } from 'vitest';
import { PANEL, type Case } from './stage';

const ELSEWHERE = 'https://site.example.com';

export const crossOrigin: Case[] = [
  [
    'a page of the panel may ask everything, and read all headers of any answer',
    async (storage, box) => {
      await storage.make(box);
      const asked = { 'Access-Control-Request-Headers': 'x-auth-token, x-newest' };
      const preflight = await storage.call('OPTIONS', '?bulk-delete', {
        token: '',
        headers: { Origin: PANEL, 'Access-Control-Request-Method': 'POST', ...asked },
      });
      expect(preflight.status).toBeLessThan(300);
      expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(PANEL);
      expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('x-newest');
      for (const [method, path, token] of [
        ['HEAD', box, storage.token],
        ['GET', '', 'ended'],
        ['POST', '?bulk-delete', storage.token],
      ] as const) {
        const { headers } = await storage.call(method, path, { token, headers: { Origin: PANEL } });
        expect(headers.get('Access-Control-Allow-Origin')).toBe(PANEL);
        const exposed =
          headers.get('Access-Control-Expose-Headers')?.toLowerCase().split(', ') ?? [];
        const own = [...headers.keys()].filter((name) => name.startsWith('x-'));
        expect(exposed).toEqual(expect.arrayContaining(own));
      }
    },
  ],
  [
    'a page elsewhere may read what a container lets it read',
    async (storage, box) => {
      await storage.make(box, ['o'], { 'X-Container-Read': '.r:*' });
      const ask = async (method: string) => {
        const { status, headers } = await storage.call(method, `${box}/o`, {
          token: '',
          headers: { Origin: ELSEWHERE, 'Access-Control-Request-Method': 'GET' },
        });
        return [status, headers.get('Access-Control-Allow-Origin')];
      };
      expect(await ask('OPTIONS')).toEqual([401, null]);
      expect(await ask('GET')).toEqual([200, null]);
      const headers = {
        'X-Container-Meta-Access-Control-Allow-Origin': `https://a.example ${ELSEWHERE}`,
        'X-Container-Meta-Access-Control-Max-Age': '60',
      };
      expect(await storage.status('POST', box, { headers })).toBe(204);
      expect(await ask('OPTIONS')).toEqual([200, ELSEWHERE]);
      expect(await ask('GET')).toEqual([200, ELSEWHERE]);
    },
  ],
];
