import { eventArea } from '@/screens/events/routes';
import { holdForms } from '../forms/hold-forms';

holdForms(eventArea, { forms: {}, without: ['events'] });
