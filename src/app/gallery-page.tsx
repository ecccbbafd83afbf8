import '@/ui/controls.css';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Gallery } from '@/ui/gallery/gallery';

const router = createBrowserRouter([{ path: '_ui/*', Component: Gallery }]);

/** Every UI component in every state, for developers. */
export function GalleryPage() {
  return <RouterProvider router={router} />;
}
