import { billingAreas } from '@/screens/billing/routes';
import { holdForms } from '../forms/hold-forms';

// A payment and a card are not fields of records: see `take-payment.test.tsx` and
// `save-card.test.tsx`.
for (const area of billingAreas) {
  const screens = ['', '/payment', '/card'].map((screen) => area.path + screen);
  holdForms(area, { forms: {}, without: screens });
}
