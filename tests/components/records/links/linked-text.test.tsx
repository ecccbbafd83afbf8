import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LinkedText } from '@/components/records/links/linked-text';
import { renderLinks } from './links';

const show = (text: string) => renderLinks(<LinkedText text={text} />);

test('ids in text are links to their screens, and the words stay as they are', () => {
  const { container } = show('Moved cip-nbs01 from srv-web01, then rebooted.');
  expect(container).toHaveTextContent('Moved cip-nbs01 from srv-web01, then rebooted.');
  expect(screen.getByRole('link', { name: 'srv-web01' })).toHaveAttribute(
    'href',
    '/accounts/acc-demo1/servers/srv-web01/',
  );
  expect(screen.getByRole('link', { name: 'cip-nbs01' })).toHaveAttribute(
    'href',
    '/accounts/acc-demo1/cloud_ips/cip-nbs01/',
  );
});

test.each([
  ['a two-phase commit'],
  ['the image lcn-8aua2'],
  ['commit 5cf457f, build srv-web012'],
  ['SRV-WEB01'],
])('"%s" stays text', (text) => {
  const { container } = show(text);
  expect(container).toHaveTextContent(text);
  expect(screen.queryByRole('link')).toBeNull();
});

test('an id whose kind has no page stays text', () => {
  show('Type typ-ssd01 is not offered in zon-gb1zc.');
  expect(screen.queryByRole('link')).toBeNull();
});
