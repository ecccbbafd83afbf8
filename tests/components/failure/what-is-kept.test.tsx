import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { WhatIsKept } from '@/components/failure/failure-tools';

function open(calls: readonly string[], uploads: readonly string[]) {
  const state = {
    calls: { calls: calls.map((status, at) => ({ id: `call-${String(at)}`, status })) },
    transfers: { files: Object.fromEntries(uploads.map((status, id) => [id, { status }])) },
  };
  const store = configureStore({ reducer: () => state });
  const { container } = render(
    <Provider store={store}>
      <WhatIsKept />
    </Provider>,
  );
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
}

const FORMS = 'Your unsaved form input is kept (except passwords).';

test('what was typed is kept, and nothing else is said where nothing goes on', () => {
  expect(open(['done', 'failed'], ['done', 'cancelled'])).toEqual([FORMS]);
  expect(screen.getByText(FORMS)).toBeVisible();
});

test('tasks go on, and so do uploads, which a reload would end', () => {
  expect(open(['queued', 'accepted'], ['sending', 'done'])).toEqual([
    FORMS,
    '2 tasks continue.',
    '1 upload continues unless you reload.',
  ]);
});
