import {markRecord} from '@developer-docs/docusaurus-utils';
import {h, join, type Content} from '@developer-docs/docusaurus-utils/node';
import type {EnumValue, Schema} from '@developer-docs/openapi';
import {reserveId} from '../../placement/ids';
import type {Translate} from '../../texts/translations';
import {fillText, formatValue, renderDetails, renderLabel} from '../common/basic-elements';
import {renderDeprecation} from '../common/property';
import type {PageContext} from '../page-context';
import {findSchemaLink} from './type-label';

/** Longer lists are collapsed. */
const maxExpandedValues = 8;

/** If another page describes the values, longer lists are replaced with examples. */
const maxLinkedValues = 20;
const exampleCount = 3;

/**
 * Renders the values of an enumeration with their descriptions, or only the values if the descriptions are elsewhere.
 *
 * @param idPrefix - ID of the property or parameter, which is the prefix of its value IDs.
 * @param options.isSummary - Whether the descriptions are elsewhere on the page.
 */
export function renderEnumValues(
  schema: Schema,
  idPrefix: string,
  context: PageContext,
  {isSummary = false}: {readonly isSummary?: boolean} = {},
): Content {
  const {enumValues, ref} = schema;
  if (enumValues.length === 0) return [];
  const {pageUrl, sectionId} = findSchemaLink(ref, context);
  if (pageUrl !== undefined) {
    return renderLinkedValues(enumValues, h('a', {href: pageUrl}, ref), context);
  }
  const isDescribed = enumValues.some((value) =>
    [value.title, value.description, value.deprecation].some((text) => text !== undefined),
  );
  if (!isDescribed || isSummary || sectionId !== undefined) return renderValueList(schema, context.t);
  // The page describes the values of an enumeration once. Further uses link to the descriptions.
  const key = ref === undefined ? undefined : JSON.stringify([ref, enumValues.map(({value}) => value)]);
  const describedIds = key === undefined ? undefined : context.describedValues.get(key);
  if (describedIds !== undefined) {
    const links = renderValues(enumValues).map((code, index) => h('a', {href: `#${describedIds[index] ?? ''}`}, code));
    return renderValuesLine(links, context.t);
  }
  const ids = enumValues.map(({value}) => reserveId(`${idPrefix}.${formatValue(value)}`, context));
  if (key !== undefined) context.describedValues.set(key, ids);
  return renderDescribedValues(enumValues, ids, context);
}

const renderValues = (enumValues: readonly EnumValue[]) =>
  enumValues.map(({value}) => h('code', {}, formatValue(value)));

/** Renders the values of an enumeration without their descriptions. */
export const renderValueList = ({enumValues}: Schema, t: Translate): Content =>
  enumValues.length > 0 && renderValuesLine(renderValues(enumValues), t);

function renderValuesLine(values: readonly Content[], t: Translate): Content {
  const text =
    values.length === 1
      ? fillText(t('values.always'), {value: values})
      : fillText(t('values.list'), {values: join(values)});
  return h('p', {className: 'openapi-values-line'}, text);
}

/** Renders the values, or some of them, with a link to the page that describes them. */
function renderLinkedValues(enumValues: readonly EnumValue[], link: Content, {t}: PageContext): Content {
  const isLong = enumValues.length > maxLinkedValues;
  const values = renderValues(enumValues.slice(0, isLong ? exampleCount : undefined));
  const text = isLong
    ? t('values.examples', {count: enumValues.length})
    : t(values.length === 1 ? 'values.always' : 'values.list');
  return h('p', {className: 'openapi-values-line'}, [
    fillText(text, {value: values, values: join(values)}),
    ' ',
    fillText(t('values.see'), {schema: link}),
  ]);
}

function renderDescribedValues(
  enumValues: readonly EnumValue[],
  ids: readonly string[],
  context: PageContext,
): Content {
  const {t} = context;
  const items = enumValues.map(({value, title, description, deprecation}, index) => {
    const name = formatValue(value);
    return h('li', markRecord({id: ids[index], kind: 'value', name}), [
      h('code', {}, name),
      ' ',
      title !== undefined && [h('b', {}, `${title}.`), ' '],
      description !== undefined && context.markdown.renderInline(description),
      deprecation !== undefined && [
        ' ',
        h('span', {className: 'badge openapi-badge--deprecated'}, t('badge.deprecated')),
        renderDeprecation(deprecation, context),
      ],
    ]);
  });
  const list = h('ul', {className: 'openapi-values'}, items);
  return items.length <= maxExpandedValues
    ? [renderLabel(t(items.length === 1 ? 'values.only' : 'values.title')), list]
    : renderDetails(t('values.count.plurals', {count: items.length}), list);
}
