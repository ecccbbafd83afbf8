import { fireEvent, screen } from '@testing-library/react';
import { registryArea } from '@/screens/container-registry/routes';
import { type Form, type } from '../forms/form';
import { holdForms } from '../forms/hold-forms';

/** A form of who may pull from a repository and push to it. */
const form = (change: () => void, sends: Form['sends'], params: Form['params'] = {}): Form => ({
  kind: 'container',
  needs: ['read', 'write'],
  heeds: [],
  change,
  sends,
  params,
});

holdForms(registryArea, {
  forms: {
    'container_registry/container/:container/access/add': form(
      () => {
        fireEvent.click(screen.getByRole('radio', { name: 'New' }));
        type(/^Name/, 'deployer')();
      },
      { name: 'deployer', description: '', permissions_group: 'storage' },
    ),
    // As Orbit's own screens made it.
    'container_registry/container/:container/access/:rule': form(
      type('Domain', 'new.example.com'),
      { 'X-Container-Read': '.r:*,.r:new.example.com,.rlistings' },
      { rule: 'http:read:example.com' },
    ),
  },
  without: [
    'container_registry',
    'container_registry/add',
    'container_registry/container/:container',
    // As Orbit's, where what their forms send is held.
    ...['objects', 'browse'].flatMap((view) =>
      ['', '/:object', '/*'].map(
        (rest) => `container_registry/container/:container/${view}${rest}`,
      ),
    ),
  ],
});
