import {h, join, type Content} from '@developer-docs/internal/node';
import type {Schema} from '@developer-docs/openapi';
import {formatValue} from '../common/format-value';
import {fillText, renderDetails} from '../common/html';
import {type SchemaContext, reserveId} from '../context/schema-context';

/** Longer lists are collapsed. */
const maxExpandedValues = 8;

/**
 * Renders the values of an enumeration with their descriptions, or only the values if the descriptions are elsewhere.
 *
 * @param idPrefix - ID of the property or parameter, which is the prefix of its value IDs.
 * @param isSummary - Whether the descriptions are elsewhere on the page.
 */
export function renderEnumValues(schema: Schema, idPrefix: string, context: SchemaContext, isSummary = false): Content {
  const {enumValues, ref} = schema;
  const {t} = context;
  if (enumValues.length === 0) {
    return [];
  }
  const isDescribed = enumValues.some(({title, description}) => title !== undefined || description !== undefined);
  const hasSection = ref !== undefined && context.getSchemaSectionId(ref) !== undefined;
  if (!isDescribed || isSummary || hasSection) {
    const values = enumValues.map(({value}) => h('code', {}, formatValue(value)));
    return h(
      'p',
      {className: 'ref-values-line'},
      values.length === 1
        ? fillText(t('values.always'), {value: values})
        : fillText(t('values.list'), {values: join(values)}),
    );
  }
  const items = enumValues.map(({value, title, description}) => {
    const name = formatValue(value);
    const id = reserveId(`${idPrefix}.${name}`, context);
    return h('li', {id, 'data-record': 'value', 'data-record-name': name}, [
      h('code', {}, name),
      ' ',
      title !== undefined && [h('b', {}, `${title}.`), ' '],
      description !== undefined && context.markdown.renderInline(description),
    ]);
  });
  const list = h('ul', {className: 'ref-values'}, items);
  return items.length <= maxExpandedValues
    ? [
        h(
          'p',
          {className: 'ref-label', 'data-markdown': 'label'},
          t(items.length === 1 ? 'values.only' : 'values.title'),
        ),
        list,
      ]
    : renderDetails(t('values.count.plurals', {count: items.length}), list, {className: 'ref-fold'});
}
