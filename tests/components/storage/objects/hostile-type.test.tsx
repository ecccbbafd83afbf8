import { screen } from '@testing-library/react';
import { sampleObject } from '../../../../mocks/provider/worlds/sample/containers';
import { Container } from '../../../../mocks/orbit/store';
import type { NodeProvider } from '../../../../mocks/node';
import { expect, test } from 'vitest';
import { typeWords } from '@/model/object/names';
import { paths } from '@/model/paths';
import { ACCOUNT } from '../../open-page';
import { at, openObjects } from './open-objects';

const INHERITED = Object.getOwnPropertyNames(Object.prototype);

/** Whoever may write to a container chooses the types of what is in it. */
const withTypes = ({ provider }: NodeProvider) => {
  const container = new Container('box', 0, {});
  for (const type of [...INHERITED, 'text/plain']) {
    container.put(sampleObject([`of ${type.replace('/', ' ')}`, type, 'x'], 1));
  }
  provider.world.orbit.account(ACCOUNT, Date.now()).containers.put(container);
};

test.each(INHERITED)(
  'a content type that every table inherits is a type as any other: %s',
  (type) => {
    expect(typeWords(type)).toBe(type);
  },
);

test.each(['', '?view=grid', '?flat='])(
  'a container is listed whatever the types in it are called: %s',
  async (query) => {
    await openObjects({ at: at('box', `objects/${query}`), prepare: withTypes });
    for (const name of ['of __proto__', 'of constructor', 'of text plain']) {
      expect((await screen.findAllByText(name))[0]).toBeVisible();
    }
  },
);

test.each(INHERITED)('an object of the type %s has its page', async (type) => {
  await openObjects({
    at: paths.object(ACCOUNT, 'box', 'objects', `of ${type}`),
    prepare: withTypes,
  });
  await screen.findByRole('heading', { level: 1, name: `of ${type}` });
  expect((await screen.findAllByText(type))[0]).toBeVisible();
});
