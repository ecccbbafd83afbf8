import { describe, expect, test } from 'vitest';
import {
  ALL_IMAGES,
  CLEAN_UP_FORM,
  type CleanUpForm,
  cleanUpProblems,
  planCleanUp,
  unplanned,
} from '@/model/registry/clean-up';
import { tag } from './build';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const DAY = 86_400_000;
const days = (count: number) => new Date(NOW - count * DAY).toISOString();
const pushed = (image: string, name: string, ago: number) =>
  tag(image, name, { last_modified: days(ago) });

const TAGS = [
  pushed('api', '1.0', 90),
  pushed('api', '1.1', 60),
  pushed('api', '1.2', 10),
  pushed('api', 'latest', 10),
  pushed('api', 'pr-7', 100),
  pushed('site', 'old', 80),
  pushed('site', 'new', 1),
];

const plan = (form: Partial<CleanUpForm>, tags = TAGS) =>
  planCleanUp(tags, { ...CLEAN_UP_FORM, ...form }, NOW);
const going = (form: Partial<CleanUpForm>, tags = TAGS) =>
  plan(form, tags).going.map(({ name }) => name);

describe('the rules of a clean-up', () => {
  test('the newest of each image stay', () => {
    expect(going({ newest: '1' })).toEqual([
      'web/api:pr-7',
      'web/api:1.0',
      'web/site:old',
      'web/api:1.1',
    ]);
  });

  test('what is older than so many days goes', () => {
    expect(going({ olderThan: '79' })).toEqual(['web/api:pr-7', 'web/api:1.0', 'web/site:old']);
  });

  test('to the day: what is exactly as old stays', () => {
    expect(going({ olderThan: '90' })).toEqual(['web/api:pr-7']);
  });

  test('only what is named so goes, in whatever image', () => {
    expect(going({ pattern: 'pr-*, 1.?' })).toEqual([
      'web/api:pr-7',
      'web/api:1.0',
      'web/api:1.1',
      'web/api:1.2',
    ]);
  });

  test('one image alone may be chosen', () => {
    expect(going({ image: 'site', newest: '0' })).toEqual(['web/site:old', 'web/site:new']);
  });

  test('a tag goes if every rule lets it', () => {
    expect(going({ newest: '1', olderThan: '85', pattern: '1.*' })).toEqual(['web/api:1.0']);
  });

  test('the newest are counted among those that are chosen by name', () => {
    expect(going({ newest: '1', pattern: '1.*' })).toEqual(['web/api:1.0', 'web/api:1.1']);
  });

  test('latest always stays, unless one says otherwise, and is none of the newest', () => {
    expect(going({ newest: '0' })).not.toContain('web/api:latest');
    expect(going({ newest: '0', kept: '' })).toContain('web/api:latest');
    expect(going({ image: 'api', newest: '1' })).not.toContain('web/api:1.2');
  });

  test('of unknown age nothing goes', () => {
    const tags = [tag('api', 'x'), tag('api', 'y', { isBroken: true })];
    for (const form of [{ newest: '1' }, { olderThan: '1' }]) {
      const { staying } = plan({ pattern: '*', ...form }, tags);
      expect(going({ pattern: '*', ...form }, tags)).toEqual([]);
      expect(staying.map(({ why }) => why)).toEqual(Array(2).fill('unknown age'));
    }
  });

  test('where no rule asks for an age, one without goes by its name', () => {
    const tags = [tag('api', 'x'), tag('api', 'y', { isBroken: true })];
    expect(going({ pattern: '*' }, tags)).toEqual(['web/api:x', 'web/api:y']);
    expect(going({ newest: '0' }, tags)).toHaveLength(2);
  });
});

test('the newest are told, for whose sake others go', () => {
  const newest = (form: Partial<CleanUpForm>) => plan(form).newest.map(({ name }) => name);
  expect(newest({ newest: '1' })).toEqual(['web/api:1.2', 'web/site:new']);
  expect(newest({ olderThan: '1' })).toEqual([]);
});

test('what stays says by which rule', () => {
  const { staying } = plan({ image: 'api', newest: '1', olderThan: '70' });
  expect(staying.map(({ tag: { tag: name }, why }) => [name, why])).toEqual([
    ['1.2', 'among the newest 1'],
    ['latest', 'always kept'],
    ['1.1', 'not older than 70 days'],
  ]);
});

test('without a rule nothing goes', () => {
  expect(unplanned(CLEAN_UP_FORM)).toBe('Choose at least one rule: number, age or name');
  expect(plan({})).toEqual({ going: [], staying: [], newest: [] });
  expect(plan({ image: 'api' })).toEqual({ going: [], staying: [], newest: [] });
  expect(plan({ pattern: ' , ' })).toEqual({ going: [], staying: [], newest: [] });
});

test.each(['-1', '1.5', 'ten', '9'.repeat(12)])('%j is no number: nothing goes', (typed) => {
  expect(cleanUpProblems({ ...CLEAN_UP_FORM, newest: typed, olderThan: typed })).toEqual({
    newest: 'Please enter a number of tags',
    olderThan: 'Please enter a number of days',
  });
  expect(going({ newest: typed, pattern: '*' })).toEqual([]);
});

test('no image is called as what stands for all of them', () => {
  expect(ALL_IMAGES).not.toMatch(/^[a-z0-9]/);
});
