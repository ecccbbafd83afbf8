import '@/ui/tokens.css';
import '@/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { checkSession, createApp, followSignedIn } from './boot/create-app';
import { loadConfig } from './config';
import { createRouter } from './routes';

async function start(root: HTMLElement): Promise<void> {
  const app = createApp(await loadConfig());
  const router = createRouter(app);
  app.reach.navigate = (path) => void router.navigate(path);
  followSignedIn(app);
  createRoot(root).render(
    <StrictMode>
      <Provider store={app.store}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
  );
  await checkSession(app);
}

const root = document.getElementById('root');
if (root !== null) void start(root);
