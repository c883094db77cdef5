import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {headScript} from '../../shared';

/** Lets browsers lay out what is far from the window when it comes near: README.md says when they must not. */
export default function farContent(): Plugin<undefined> {
  return {
    name: 'far-content',
    ...headScript(path.join(__dirname, 'client/before-paint.js')),
    getClientModules: () => ['./client/far-content.css'],
  };
}
