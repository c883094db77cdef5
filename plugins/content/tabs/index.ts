import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {inlineHeadScript} from '../../shared';

/** A Docusaurus plugin that restores the selected tabs of `src/components/Tabs` before the first paint. */
export function tabs(): Plugin {
  return {name: 'tabs', ...inlineHeadScript(path.join(__dirname, 'client/before-paint.js'))};
}
