import { describe, expect, test } from 'vitest';
import type { TeamMember } from '@/model/collaboration/rules';
import { TEAM_VERBS } from '@/model/collaboration/verbs';
import { facts, record } from '../build';

const ME = 'usr-aaaaa';
const known = { ...facts(), user: record('user', { id: ME }) };
const member = (status: string, rest: object = {}): TeamMember =>
  record('collaboration', { id: 'col-aaaaa', status, user: null, ...rest });

/** Lists the verbs offered for a member, the barred ones marked. */
const offered = (one: TeamMember) =>
  TEAM_VERBS.filter((verb) => verb.shown?.(one, known)).map(
    (verb) => `${verb.id}${verb.rule(one, known) === undefined ? '' : ': barred'}`,
  );

describe('what can be done in each state', () => {
  test.each([
    ['pending', {}, ['resend', 'cancel']],
    ['expired', {}, ['resend: barred', 'cancel: barred']],
    ['cancelled', {}, ['resend: barred', 'cancel: barred']],
    ['rejected', { user: 'usr-bbbbb' }, ['resend: barred', 'cancel: barred']],
    ['accepted', { user: 'usr-bbbbb' }, ['remove']],
    ['accepted', { user: ME }, ['leave']],
    ['ended', { user: 'usr-bbbbb' }, ['remove: barred']],
    ['ended', { user: ME }, ['leave: barred']],
    ['unheard-of', {}, ['resend: barred', 'cancel: barred']],
    ['unheard-of', { user: 'usr-bbbbb' }, ['remove: barred']],
  ])('%s %o', (status, rest, verbs) => {
    expect(offered(member(status, rest))).toEqual(verbs);
  });

  test('the owner, even where that is who is signed in, can do nothing about it', () => {
    const owner = { id: ME, user: ME, role: 'owner', status: 'active' } as TeamMember;
    expect(offered(owner)).toEqual(['remove: barred']);
  });

  test('a status that could not be read bars everything', () => {
    const unread: TeamMember = { id: 'col-aaaaa', user: null, unreadable: ['status'] };
    expect(TEAM_VERBS.map((verb) => verb.rule(unread, known))).toEqual(
      TEAM_VERBS.map(() => 'Couldn’t load the status of this collaboration'),
    );
  });
});
