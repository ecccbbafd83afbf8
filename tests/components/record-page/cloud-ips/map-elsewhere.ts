import { act, type screen } from '@testing-library/react';
import { expect } from 'vitest';
import { resources } from '@/store/resources/resources-state';
import type { openPage } from '../../open-page';

type Opened = Pick<Awaited<ReturnType<typeof openPage>>, 'provider' | 'store'>;

/** Maps the spare cloud IP elsewhere, and waits until a form that has chosen it says so. */
export async function mapElsewhere(
  { provider, store }: Opened,
  form: Pick<typeof screen, 'findByText'>,
): Promise<void> {
  provider.world.cloud_ip.patch('cip-spare', { status: 'mapped', destination: 'lba-front' });
  act(() => {
    const account = 'acc-demo1';
    store.dispatch(
      resources.actions.refreshRequested({ kind: 'cloud_ip', id: 'cip-spare', account }),
    );
  });
  expect(
    await form.findByText(
      'This IP address has been assigned to another resource since you selected it.',
    ),
  ).toBeVisible();
}
