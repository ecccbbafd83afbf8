import { expect } from 'vitest';
import type { Case } from './stage';

const web = (name: string) => `X-Container-Meta-Web-${name}`;

export const sites: Case[] = [
  [
    'a site shows its index and its error page to whoever comes without a token',
    async (storage, box) => {
      await storage.make(box, ['index.html', '404error.html', 'sub/index.html'], {
        'X-Container-Read': '.r:*,.rlistings',
        [web('Index')]: 'index.html',
        [web('Error')]: 'error.html',
      });
      const visit = async (path: string) => {
        const { status, text, headers } = await storage.call('GET', path, { token: '' });
        return status === 301
          ? headers.get('Location')?.replace(/^.*\/v1\/[^/]+\//, '')
          : [status, text];
      };
      expect(await visit(box)).toBe(`${box}/`);
      expect(await visit(`${box}/`)).toEqual([200, 'index.html']);
      expect(await visit(`${box}/sub`)).toBe(`${box}/sub/`);
      expect(await visit(`${box}/sub/`)).toEqual([200, 'sub/index.html']);
      expect(await visit(`${box}/none`)).toEqual([404, '404error.html']);
      expect(await storage.names(`${box}/`, 'limit=1')).toEqual(['404error.html']);
      const closed = { headers: { 'X-Container-Read': '.r:*' } };
      expect(await storage.status('POST', box, closed)).toBe(204);
      // Its first page asks for the container, which only a rule for listings lets one read.
      expect(await storage.status('GET', `${box}/`, { token: '' })).toBe(401);
      expect(await visit(`${box}/sub/`)).toEqual([200, 'sub/index.html']);
    },
  ],
  [
    'of a site without listings nobody lists the names without a token, in any form',
    async (storage, box) => {
      await storage.make(box, ['index.html', 'sub/inner'], {
        'X-Container-Read': '.r:*,.rlistings',
        [web('Index')]: 'index.html',
        [web('Listings')]: 'false',
      });
      const text = async (query: string, token = '') => {
        const headers = { Accept: 'application/json' };
        return (await storage.call('GET', `${box}/${query}`, { token, headers })).text;
      };
      for (const query of ['', '?format=json', '?prefix=sub/', '?limit=1&format=xml']) {
        expect(await text(query)).toBe('index.html');
      }
      expect(await storage.status('GET', `${box}/sub/`, { token: '' })).toBe(404);
      expect(await text('?format=json', storage.otherToken)).toContain('"sub/inner"');
      const shown = { headers: { [web('Listings')]: 'true' } };
      expect(await storage.status('POST', box, shown)).toBe(204);
      expect(await text('sub/')).toContain('<a href="inner">inner</a>');
    },
  ],
  [
    'a public listing is a page, in the style that it names',
    async (storage, box) => {
      await storage.make(box, ['a <b>.txt', 'dir/inner'], {
        'X-Container-Read': '.r:*,.rlistings',
        [web('Listings')]: 'true',
        [web('Listings-CSS')]: 'list.css',
      });
      const { status, text, headers } = await storage.call('GET', `${box}/`, { token: '' });
      expect([status, headers.get('Content-Type')]).toEqual([200, 'text/html; charset=UTF-8']);
      expect(text).toContain('<link rel="stylesheet" type="text/css" href="list.css" />');
      expect(text).toContain('<a href="a%20%3Cb%3E.txt">a &lt;b&gt;.txt</a>');
      expect(text).toContain('<a href="dir/">dir/</a>');
      const under = await storage.call('GET', `${box}/dir/`, { token: '' });
      expect(under.text).toContain('<a href="inner">inner</a>');
      expect(under.text).toContain('href="../list.css"');
    },
  ],
];
