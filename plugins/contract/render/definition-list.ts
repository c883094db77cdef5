import type {Element} from 'hast';
import {h, toNodes, type Attributes, type Content} from '../../shared';

/**
 * Renders terms with their descriptions. Rows without a description are omitted.
 *
 * @returns The list, or `undefined` if no row is left.
 */
export function renderDefinitionList(
  rows: readonly (readonly [term: Content, description: Content])[],
  attributes: Attributes = {},
): Element | undefined {
  const filledRows = rows.filter(([, description]) => toNodes(description).length > 0);
  return filledRows.length === 0
    ? undefined
    : h(
        'dl',
        attributes,
        filledRows.map(([term, description]) => h('div', {}, [h('dt', {}, term), ' ', h('dd', {}, description)])),
      );
}
