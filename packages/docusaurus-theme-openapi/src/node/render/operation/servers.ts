import type {Server} from '@developer-docs/openapi';
import {fillText, renderDetailList} from '../common/html';
import type {PageContext} from '../context/page-context';
import {h, join, type Content} from '@developer-docs/utils/node';

/** Renders a row for each server, with its URL, description, and variables. */
export function renderServerRows(servers: readonly Server[], {markdown, t}: PageContext): [string, Content][] {
  return servers.map(({template, description, variables}) => [
    t('server.url'),
    [
      h('code', {}, template),
      description !== undefined && h('p', {}, markdown.renderInline(description)),
      renderDetailList(
        variables.map((variable) => [
          `{${variable.name}}`,
          [
            variable.values.length > 0 && [join(variable.values.map((value) => h('code', {}, value))), '. '],
            fillText(t('server.default'), {value: h('code', {}, variable.default)}),
            variable.description !== undefined && ['. ', markdown.renderInline(variable.description)],
          ],
        ]),
      ),
    ],
  ]);
}
