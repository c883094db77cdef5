import {h, join} from '@developer-docs/docusaurus-utils/node';
import type {Server} from '@developer-docs/openapi';
import {fillText, renderDetailList, type DefinitionRow, formatValue} from '../common/basic-elements';
import type {PageContext} from '../page-context';

/** Renders a row for each server, with its URL, description, and variables. */
export function renderServerRows(servers: readonly Server[], {markdown, t}: PageContext): DefinitionRow[] {
  return servers.map(({template, description, variables}) => [
    t('server.url'),
    [
      // An empty URL refers to the site that publishes the document.
      h('code', {}, template || '/'),
      description !== undefined && h('p', {}, markdown.renderInline(description)),
      renderDetailList(
        variables.map((variable) => [
          `{${variable.name}}`,
          [
            variable.values.length > 0 && [
              join(variable.values.map((value) => h('code', {}, formatValue(value)))),
              '. ',
            ],
            fillText(t('server.default'), {value: h('code', {}, formatValue(variable.default))}),
            variable.description !== undefined && ['. ', markdown.renderInline(variable.description)],
          ],
        ]),
      ),
    ],
  ]);
}
