import { dashboardArea } from '@/screens/dashboard/routes';
import { holdForms } from '../forms/hold-forms';

holdForms(dashboardArea, { forms: {}, without: [''] });
