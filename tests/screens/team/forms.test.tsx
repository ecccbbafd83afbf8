import { teamArea } from '@/screens/team/routes';
import { holdForms } from '../forms/hold-forms';

holdForms(teamArea, { forms: {}, without: ['team', 'team/add', 'team/:collaboration'] });
