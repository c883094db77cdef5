import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Lays out the far entries of a long page after its first paint, some at a time: README.md says when. */
export default function farEntries(): Plugin<undefined> {
  const beforePaint = path.join(__dirname, 'client/before-paint.js');
  return {
    name: 'far-entries',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: readFileSync(beforePaint, 'utf8')}]}),
    getClientModules: () => ['./client/far-entries.css'],
    getPathsToWatch: () => [beforePaint],
  };
}
