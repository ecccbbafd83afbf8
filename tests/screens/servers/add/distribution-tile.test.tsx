import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DistributionTile } from '@/screens/servers/add/image-picker';
import { record } from '../../../model/build';

const image = (id: string, name: string) => record('image', { id, name, arch: 'x86_64' });

test('two builds of one version are told apart by the part that they are sorted by', () => {
  const images = [
    image('img-newer', 'almalinux-9.6-20251101-x86_64'),
    image('img-older', 'almalinux-9.6-20250801-x86_64'),
  ];
  const group = { distribution: 'AlmaLinux', images, chosen: images[0]! } as const;
  render(<DistributionTile group={group} value="" onChoose={() => undefined} />);
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['20251101 x64', '20250801 x64']);
});
