import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RelatedItems } from '@/components/records/links/related-items';
import { renderLinks } from './links';

const ids = ['grp-aaaa1', 'grp-aaaa2', 'grp-aaaa3', 'grp-aaaa4', 'grp-aaaa5', 'grp-aaaa6'];

test('at most five are named, then how many more there are', () => {
  renderLinks(<RelatedItems kind="server_group" ids={[...ids, 'grp-aaaa7']} />);
  expect(screen.getAllByRole('link')).toHaveLength(5);
  expect(screen.getByText('+2 more')).toBeVisible();
});

test('five are simply five', () => {
  renderLinks(<RelatedItems kind="server_group" ids={ids.slice(0, 5)} />);
  expect(screen.queryByText(/more$/)).toBeNull();
});

test('a name known stands for the id, cut at 50 characters', () => {
  const known = [{ id: 'grp-aaaa1', name: 'x'.repeat(60) }];
  renderLinks(<RelatedItems kind="server_group" ids={['grp-aaaa1']} />, {
    known,
  });
  expect(screen.getByRole('link')).toHaveTextContent(/^x{50}…$/);
});

test('a cloud IP goes by its address', () => {
  const known = [{ id: 'cip-aaaa1', name: 'office', public_ipv4: '192.0.2.7' }];
  renderLinks(<RelatedItems kind="cloud_ip" ids={['cip-aaaa1']} variant="lines" />, {
    known,
  });
  expect(screen.getByRole('link', { name: '192.0.2.7' })).toBeVisible();
});

test('nothing related is a dash', () => {
  renderLinks(<RelatedItems kind="server_group" ids={undefined} />);
  expect(screen.getByText('–')).toBeVisible();
});
