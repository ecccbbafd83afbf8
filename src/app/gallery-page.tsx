import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Gallery } from '@/ui/gallery/gallery';

const router = createBrowserRouter([{ path: '_ui/*', Component: Gallery }]);

/** Every primitive in every state, for those who build the panel. */
export function GalleryPage() {
  return <RouterProvider router={router} />;
}
