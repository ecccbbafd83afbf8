import '@/ui/tokens.css';
import '@/ui/base.css';
import '@/ui/controls.css';
import { createRoot } from 'react-dom/client';
import { createHashRouter, RouterProvider } from 'react-router-dom';
import { Gallery } from './gallery';

// Its links change only the hash, so it works at any address.
const router = createHashRouter([{ path: '*', Component: Gallery }]);
const element = document.getElementById('root');
if (element !== null) createRoot(element).render(<RouterProvider router={router} />);
