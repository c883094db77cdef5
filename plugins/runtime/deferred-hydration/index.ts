import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {headScript} from '../../shared';

export {lateScriptsTemplate} from './template';

/** What belongs to scripts that start after the first paint (`lateScriptsTemplate`): README.md says what. */
export default function lateScripts(): Plugin<undefined> {
  return {
    name: 'late-scripts',
    ...headScript(path.join(__dirname, 'client/early-presses.js')),
  };
}
