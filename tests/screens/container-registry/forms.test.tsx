import { registryArea } from '@/screens/container-registry/routes';
import { holdForms } from '../forms/hold-forms';

holdForms(registryArea, {
  forms: {},
  without: [
    'container_registry',
    'container_registry/add',
    'container_registry/container/:container',
  ],
});
