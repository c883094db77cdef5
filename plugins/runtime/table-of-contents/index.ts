import type {Plugin} from '@docusaurus/types';
import {packageChanges} from '../../../patches';
import {followsReader} from './changes';

/** Lets the table of contents follow the reader into the entries of a page: README.md says how. */
export default function toc(): Plugin<undefined> {
  return {
    name: 'toc',
    configureWebpack: () => ({
      module: {rules: packageChanges('plugins/runtime/table-of-contents/changes.ts', followsReader)},
    }),
  };
}
