import { expect, test } from 'vitest';
import { readPriceList, serverPrice } from '@/model/pricing/prices';
import { record } from '../build';

const list = readPriceList([
  { id: 'typ-aaaaa', monthly: 40 },
  { service: 'windows_licence', monthly: 14.6 },
]);
const unlicensed = readPriceList([{ id: 'typ-aaaaa', monthly: 40 }]);
const image = (raw: object) => record('image', { id: 'img-aaaaa', ...raw });
const WINDOWS = { name: 'windows-server-2022' };

test.each([
  ['of Linux', list, { name: 'ubuntu-24.04' }, 40],
  ['of Windows', list, WINDOWS, 54.6],
  ['of a snapshot of Windows', list, { name: 'mine', licence_name: 'Windows 2022' }, 54.6],
  ['of Windows whose licence has no price', unlicensed, WINDOWS, undefined],
])('a server %s costs its type, and Windows adds a licence fee', (...row) => {
  const [, prices, raw, monthly] = row;
  const type = record('server_type', { id: 'typ-aaaaa' });
  expect(serverPrice(prices, type, image(raw))?.monthly).toBe(monthly);
});
