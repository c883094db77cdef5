import type {Operation} from '@developer-docs/openapi';
import {omitKeys} from '@developer-docs/utils';
import type {RootContent} from 'mdast';
import type {PageContext} from '../../html/page-context';
import {createComponent} from './components';

/** The extensions of operations that pages show or that have another effect. */
const ownExtensions = ['x-codeSamples', 'x-code-samples', 'x-rate-limit', 'x-deprecated', 'x-sunset'];

/** Creates the component in which sites show other extensions, such as badges, if the operation has any. */
export function createBadges(operation: Operation, {siteContent}: PageContext): RootContent[] {
  const {id, kind, method, path, summary, tags, isDeprecated} = operation;
  const extensions = omitKeys(operation.extensions, ...ownExtensions, ...(siteContent.extensions ?? []));
  return Object.keys(extensions).length === 0
    ? []
    : [
        createComponent('Badges', {
          operation: {id, kind, method, path, summary, tags, isDeprecated, extensions},
        }),
      ];
}
