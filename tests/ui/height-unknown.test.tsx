import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HeightUnknown } from '@/ui/height-unknown';

function Page({ first, second }: { readonly first: boolean; readonly second: boolean }) {
  return (
    <div data-testid="page" data-in-order="narrow">
      <section data-testid="column" data-in-order>
        <article data-testid="card">
          {first && <HeightUnknown />}
          <p>{second && <HeightUnknown />}</p>
        </article>
        <article data-testid="below" />
      </section>
    </div>
  );
}

const counts = () =>
  Object.fromEntries(
    ['page', 'column', 'card', 'below'].map((part) => [
      part,
      screen.getByTestId(part).dataset['heightsUnknown'],
    ]),
  );

test('counts itself in each part that it stands in, until the last has gone', () => {
  const { rerender } = render(<Page first second />);
  expect(counts()).toEqual({ page: '2', column: '2', card: '2', below: undefined });

  rerender(<Page first={false} second />);
  expect(counts()).toEqual({ page: '1', column: '1', card: '1', below: undefined });

  rerender(<Page first={false} second={false} />);
  expect(counts()).toEqual({
    page: undefined,
    column: undefined,
    card: undefined,
    below: undefined,
  });
});
