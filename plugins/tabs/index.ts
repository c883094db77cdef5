import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Puts a script into the head of every page that opens the right tabs before the first paint. The tabs are `src/components/Tabs`. */
export default function tabs(): Plugin<undefined> {
  const script = readFileSync(path.join(__dirname, 'client/before-paint.js'), 'utf8');
  return {
    name: 'tabs',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script}]}),
    getPathsToWatch: () => [path.join(__dirname, 'client/before-paint.js')],
  };
}
