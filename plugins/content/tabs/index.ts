import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {headScript} from '../../shared';

/** Puts a script into the head of every page that opens the right tabs before the first paint. The tabs are `src/components/Tabs`. */
export default function tabs(): Plugin<undefined> {
  return {name: 'tabs', ...headScript(path.join(__dirname, 'client/before-paint.js'))};
}
