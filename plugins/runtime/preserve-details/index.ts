import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Keeps `<details>` elements open under `npm start` when an edit replaces the content of the page. Not part of the build. */
export function preserveDetails(): Plugin {
  return {
    name: 'preserve-details',
    getClientModules: () =>
      process.env.NODE_ENV === 'development' ? [path.join(__dirname, 'client/preserve-details.ts')] : [],
  };
}
