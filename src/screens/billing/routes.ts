import type { ScreenRoute } from '@/components/records/page/screen-route';

const pages: readonly ScreenRoute[] = [
  { path: 'payment', title: 'Take payment', load: () => import('./take-payment') },
  { path: 'card', title: 'Update card', load: () => import('./save-card') },
];

export const billingAreas: readonly ScreenRoute[] = ['billing', 'invoices'].map((path) => ({
  path,
  title: 'Billing',
  crumb: 'Billing',
  load: () => import('./billing'),
  pages,
}));
