import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { decode, type Entity } from '@/model/decode';
import { kindOfId } from '@/model/ids';
import { AccountContext } from '@/components/scope/account-scope';
import { PreloadContext, type Preload } from '@/components/records/links/record-link';
import { resources } from '@/store/resources/resources-state';
import { resourcesReducer } from '@/store/resources/resources-reducer';

const ACCOUNT = 'acc-demo1';

interface Options {
  /** Known records, as the wire has them. */
  readonly known?: readonly { readonly id: string; readonly [field: string]: unknown }[];
  readonly preload?: Preload;
}

/** Shows links over a store that knows a few records. */
export function renderLinks(children: ReactNode, { known = [], preload }: Options = {}) {
  const store = configureStore({ reducer: combineReducers({ resources: resourcesReducer }) });
  const entities = known.flatMap((raw): readonly Entity[] => {
    const kind = kindOfId(raw.id);
    return kind === undefined ? [] : decode(kind, raw, { volumeSize: 'bytes' }).entities;
  });
  store.dispatch(resources.actions.merged({ entities, readAt: 1 }));
  return render(
    <Provider store={store}>
      <PreloadContext value={preload ?? (() => undefined)}>
        <MemoryRouter>
          <AccountContext value={ACCOUNT}>{children}</AccountContext>
        </MemoryRouter>
      </PreloadContext>
    </Provider>,
  );
}
