import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {headScript} from '../../shared';

/** Shows the red box with Retry when a page cannot become interactive. README.md says when, and who else shows the box. */
export default function loadFailure(): Plugin<undefined> {
  return {
    name: 'load-failure',
    ...headScript(path.join(__dirname, 'client/watch.js')),
    getClientModules: () => ['./client/load-failure.css'],
  };
}
