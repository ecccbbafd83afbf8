import '@/ui/controls.css';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { withBase } from '@/lib/base-path';
import { Gallery } from '@/ui/gallery/gallery';

const router = createBrowserRouter([{ path: '_ui/*', Component: Gallery }], {
  basename: withBase('/'),
});

/** Every UI component in every state, for developers. */
export function GalleryPage() {
  return <RouterProvider router={router} />;
}
