import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Lets browsers lay out what is far from the window when it comes near: README.md says when they must not. */
export default function farContent(): Plugin<undefined> {
  const beforePaint = path.join(__dirname, 'client/before-paint.js');
  return {
    name: 'far-content',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: readFileSync(beforePaint, 'utf8')}]}),
    getClientModules: () => ['./client/far-content.css'],
    getPathsToWatch: () => [beforePaint],
  };
}
