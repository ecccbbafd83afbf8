import { expect, test } from 'vitest';
import {
  listingsChanges,
  listingsForm,
  listingsProblems,
  publicReadNeeded,
  siteChanges,
  siteForm,
  siteProblems,
  webAddress,
} from '@/model/container/web';
import { containerId } from '@/model/orbit/ids';
import type { ContainerRecord } from '@/model/records/storage';

const container = (fields: Partial<ContainerRecord> = {}): ContainerRecord => ({
  id: containerId('acc-aaaaa', 'box'),
  read: '',
  write: '',
  ...fields,
});

const listings = (fields: Partial<ContainerRecord>, form: object) => {
  const before = container(fields);
  return listingsChanges(before, { ...listingsForm(before), ...form });
};
const site = (fields: Partial<ContainerRecord>, form: object) => {
  const before = container(fields);
  return siteChanges(before, { ...siteForm(before), ...form });
};

const LOOK = { web_listings_css: null, web_listings_label: null };
const PUBLIC = '.r:*,.rlistings';

test('public listings add a public read rule if there is none, before what it must not overrule', () => {
  expect(listings({}, { on: true })).toEqual({ web_listings: 'true', ...LOOK, read: PUBLIC });
  expect(listings({ read: 'acc-aaaaa:cli-store,.r:-thief.com' }, { on: true }).read).toBe(
    '.r:*,acc-aaaaa:cli-store,.r:-thief.com,.rlistings',
  );
  expect(listings({ read: PUBLIC }, { on: true, css: ' a.css ', label: 'Files' })).toEqual({
    web_listings: 'true',
    web_listings_css: 'a.css',
    web_listings_label: 'Files',
  });
});

test('without public listings the flag goes, and the public read rule unless it is to be kept', () => {
  const fields = { web_listings: true, read: `${PUBLIC},acc-aaaaa:cli-store` };
  const off = { web_listings: null, ...LOOK };
  expect(listings(fields, { on: false })).toEqual({ ...off, read: 'acc-aaaaa:cli-store' });
  expect(listings({ ...fields, read: PUBLIC }, { on: false })).toEqual({ ...off, read: null });
  expect(listings({ ...fields, read: PUBLIC }, { on: false, keepsPublic: true })).toEqual({
    ...off,
    read: '.r:*',
  });
});

test('without public listings pages that may read may still list, unless anybody may read', () => {
  const fields = { web_listings: true, read: '.r:*,.r:example.com,.rlistings' };
  expect(listings(fields, { on: false }).read).toBe('.r:example.com,.rlistings');
  expect(listings(fields, { on: false, keepsPublic: true }).read).toBe('.r:*,.r:example.com');
  const refusing = { ...fields, read: '.r:*,.r:-example.com,.rlistings' };
  expect(listings(refusing, { on: false }).read).toBe('.r:-example.com');
});

test('of a static site the public read rule is kept and listings become false', () => {
  const fields = { web_listings: true, web_index: 'index.html', read: PUBLIC };
  expect(listings(fields, { on: false })).toEqual({ web_listings: 'false', ...LOOK });
});

test('a static site adds public read, and sets listings to false if they are not on', () => {
  const form = { on: true, index: ' index.html ', error: '' };
  const pages = { web_index: 'index.html', web_error: null };
  expect(site({}, form)).toEqual({ ...pages, web_listings: 'false', read: PUBLIC });
  expect(site({ web_listings: true, read: PUBLIC }, form)).toEqual(pages);
});

test('without a static site index, error and listings go, unless listings were on', () => {
  const fields = { web_index: 'index.html', web_error: 'error.html', read: PUBLIC };
  const off = { web_index: null, web_error: null };
  expect(site(fields, { on: false })).toEqual({ ...off, web_listings: null, read: '.r:*' });
  expect(site(fields, { on: false, keepsPublic: false })).toEqual({
    ...off,
    web_listings: null,
    read: null,
  });
  expect(site({ ...fields, web_listings: true }, { on: false, keepsPublic: false })).toEqual(off);
});

test('a static site needs an index page', () => {
  const form = { on: true, index: ' ', error: '', keepsPublic: true };
  const message = 'Please enter a filename to use as the site index page.';
  expect(siteProblems(form).index).toBe(message);
  expect(siteProblems({ ...form, on: false }).index).toBeUndefined();
  expect(siteProblems({ ...form, index: 'index.html' }).index).toBeUndefined();
});

test('what Swift would not keep is said before', () => {
  const form = { on: true, css: 'x'.repeat(257), label: 'two\nlines', keepsPublic: false };
  expect(listingsProblems(form)).toEqual({
    css: 'At most 256 bytes',
    label: 'Please enter one line of text',
  });
  expect(listingsProblems({ ...form, on: false })).toEqual({});
});

test('the address of a site is its container’s, with a slash', () => {
  const odd = { id: containerId('acc-aaaaa', 'odd names?') };
  expect(webAddress('https://orbit.example/v1', odd)).toBe(
    'https://orbit.example/v1/acc-aaaaa/odd%20names%3F/',
  );
});

test('public read cannot be removed while static site or public listings is on', () => {
  expect(publicReadNeeded(container({ web_index: 'index.html' }))).toMatch(/static site/);
  expect(publicReadNeeded(container({ web_listings: true }))).toMatch(/public listings/);
  expect(publicReadNeeded(container({ web_listings: false, web_index: '' }))).toBeUndefined();
});
