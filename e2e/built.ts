import { fileURLToPath } from 'node:url';

/** The folder of the build: `dist/`, unless tests run while another build is made. */
export const built =
  process.env['WHEELHOUSE_FOLDER'] ?? fileURLToPath(new URL('../dist', import.meta.url));
