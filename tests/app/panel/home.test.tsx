import { render } from '@testing-library/react';
import { createMemoryRouter, createPath, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AccountHome } from '@/app/panel/home';

test.each(['', '?pending', '#limits', '?pending&from=mail#limits'])(
  "an account's own address leads on with all that follows it: %j",
  (rest) => {
    const routes = [
      { path: '/accounts/:account/', element: <AccountHome /> },
      { path: '*', element: null },
    ];
    const router = createMemoryRouter(routes, { initialEntries: [`/accounts/acc-demo1/${rest}`] });
    render(<RouterProvider router={router} />);
    expect(createPath(router.state.location)).toBe(`/accounts/acc-demo1/servers/${rest}`);
  },
);
