import {plainText} from '../../../contract/openapi/model/raw';
import type {Schema} from '../../../contract/openapi/model/types';
import {h, uniqueId, type Node, type PageContext} from './context';

/** A list longer than this is folded: the page stays readable and the values stay in it. */
const foldedFrom = 9;

/**
 * The values of an enumeration, each with its meaning. Where the meanings stand elsewhere on the page, in the section of the
 * schema that the type links to, only the values are listed.
 *
 * @param base - Id of the field or parameter; the values stand under it.
 * @param isCopy - Whether what contains the values is a copy of another place on the page.
 */
export function renderValues(schema: Schema, base: string, context: PageContext, isCopy = false): Node[] {
  const {values} = schema;
  if (values.length === 0) {
    return [];
  }
  const isExplained = values.some(({title, description}) => title !== undefined || description !== undefined);
  const hasSection = schema.ref !== undefined && context.sectionId(schema.ref) !== undefined;
  if (!isExplained || isCopy || hasSection) {
    const list = values.flatMap(({value}, index) => [...(index > 0 ? [', '] : []), h('code', {}, plainText(value))]);
    return [h('p', {className: 'ref-values-line'}, [values.length === 1 ? 'Always ' : 'One of ', list, '.'])];
  }
  const items = values.map(({value, title, description}) =>
    h(
      'li',
      {
        id: uniqueId(`${base}.${plainText(value)}`, context),
        'data-record': 'value',
        'data-record-name': plainText(value),
      },
      [
        h('code', {}, plainText(value)),
        ' ',
        title !== undefined && [h('b', {}, `${title}.`), ' '],
        description !== undefined && context.markdown.phrase(description),
      ],
    ),
  );
  const list = h('ul', {className: 'ref-values'}, items);
  if (values.length < foldedFrom) {
    return [h('p', {className: 'ref-label'}, values.length === 1 ? 'The only value' : 'One of'), list];
  }
  return [h('details', {className: 'ref-fold'}, [h('summary', {}, `One of ${values.length} values`), list])];
}
