import { supportArea } from '@/screens/support/routes';
import { holdForms } from '../forms/hold-forms';

holdForms(supportArea, { forms: {}, without: ['support'] });
