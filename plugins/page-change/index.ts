import type {Plugin} from '@docusaurus/types';
import {packageChanges} from '../package-changes';
import {inTheFrame} from './changes';

/** Lays out a page that the reader goes to once, in the frame that shows it: README.md says what else would. */
export default function pageChange(): Plugin<undefined> {
  return {
    name: 'page-change',
    configureWebpack: () => ({module: {rules: packageChanges('plugins/page-change/changes.ts', inTheFrame)}}),
  };
}
