import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Shows the red box with Retry when a page cannot become interactive. README.md says when, and who else shows the box. */
export default function loadFailure(): Plugin<undefined> {
  const watch = path.join(__dirname, 'client/watch.js');
  return {
    name: 'load-failure',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: readFileSync(watch, 'utf8')}]}),
    getClientModules: () => ['./client/load-failure.css'],
    getPathsToWatch: () => [watch],
  };
}
