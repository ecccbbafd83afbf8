import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { DocumentationLink } from '@/components/records/links/documentation-link';
import {
  DEFAULT_FEATURES,
  DEFAULT_LIMITS,
  DEFAULT_REGISTRY_ROOT,
  DEFAULT_UNITS,
} from '@/model/defaults';
import { DEFAULT_UPLOADS } from '@/model/upload/upload-settings';

const deployment = {
  api: '',
  orbit: '',
  registry: { host: '', root: DEFAULT_REGISTRY_ROOT },
  limits: DEFAULT_LIMITS,
  features: DEFAULT_FEATURES,
  units: DEFAULT_UNITS,
  uploads: DEFAULT_UPLOADS,
};

test('the documentation opens in a tab of its own', () => {
  render(
    <DeploymentContext value={{ ...deployment, documentation: 'https://docs.example.com/' }}>
      <DocumentationLink />
    </DeploymentContext>,
  );
  const link = screen.getByRole('link', { name: /^Read the documentation/ });
  expect(link).toHaveAttribute('href', 'https://docs.example.com/');
  expect(link).toHaveAttribute('target', '_blank');
});

test('without an address nothing is offered', () => {
  render(<DocumentationLink />);
  expect(screen.queryByRole('link')).toBeNull();
});
