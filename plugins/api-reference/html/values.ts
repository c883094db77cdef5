import {plainText} from '../model/raw';
import type {Schema} from '../model/types';
import {h, uniqueId, type Node, type PageContext} from './context';

/** A list longer than this is folded: the page stays readable and the values stay in it. */
const foldedFrom = 9;

/**
 * The values of an enumeration, each with its meaning.
 *
 * @param base - Id of the field or parameter; the values stand under it.
 * @param isCopy - Whether the meanings stand elsewhere on the page: then only the values are listed.
 */
export function renderValues(schema: Schema, base: string, context: PageContext, isCopy = false): Node[] {
  const {values} = schema;
  if (values.length === 0) {
    return [];
  }
  const isExplained = values.some(({title, description}) => title !== undefined || description !== undefined);
  if (!isExplained || isCopy) {
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
