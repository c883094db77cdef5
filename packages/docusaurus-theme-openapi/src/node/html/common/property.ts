import {markMarkdown, notSearched, pageAttributes, recordDetail} from '@developer-docs/docusaurus-utils';
import {h, join, type Attributes, type Content} from '@developer-docs/docusaurus-utils/node';
import type {Deprecation, Header, Markdown, Parameter, Property, Schema} from '@developer-docs/openapi';
import type {Json} from '@developer-docs/utils';
import type {Element} from 'hast';
import type {Translate} from '../../texts/translations';
import type {PageContext} from '../page-context';
import {fillText, formatValue, renderDetailList, renderExternalDocs} from './basic-elements';
import {formatConstraint} from './format-constraint';
import type {MarkdownRenderer} from './markdown-renderer';

/** Maximum number of examples in the list of constraints. */
const maxExamples = 3;

/** An entry of a property list: a property, parameter, header, or member of an SDK type. */
interface PropertyEntry {
  readonly attributes?: Attributes;
  readonly name: Content;
  readonly type: Content;
  /** Badges and notes after the type. */
  readonly badges?: Content;
  readonly description?: Markdown;
  /** The sentences about the deprecation. */
  readonly deprecation?: Content;
  /** Constraints, values, and nested properties. */
  readonly details?: Content;
}

/** Renders a list of properties from the HTTP API or an SDK type. */
export const renderPropertyList = (entries: readonly Element[], tagName: 'ol' | 'ul' = 'ul'): Element =>
  h(tagName, {className: 'openapi-fields', ...markMarkdown('properties')}, entries);

/**
 * Renders an entry of {@link renderPropertyList}. The markup has few classes because a page has thousands of entries;
 * the style sheet selects by structure.
 */
export function renderProperty(entry: PropertyEntry, markdown: MarkdownRenderer): Element {
  const {attributes = {}, name, type, badges, description, deprecation, details} = entry;
  return h('li', attributes, [
    // Search results show the type next to the name.
    h('div', {}, [name, ' ', h('span', pageAttributes.dataRecord in attributes ? recordDetail : {}, type), badges]),
    description !== undefined && markdown.renderBlocks(description),
    deprecation,
    details,
  ]);
}

/** Renders the name of an entry as a link to the entry, so readers can copy its URL. */
export const renderNameLink = (id: string, name: string): Element => h('a', {href: `#${id}`}, [h('code', {}, name)]);

/** What {@link renderBadges} shows. */
type BadgeFlags = Partial<Pick<Property, 'isRequired'> & Pick<Schema, 'isDeprecated' | 'isReadOnly' | 'isWriteOnly'>>;

/** Renders the badges "required", "deprecated", "read-only", and "write-only". */
export function renderBadges({isRequired, isDeprecated, isReadOnly, isWriteOnly}: BadgeFlags, t: Translate): Content {
  const renderBadge = (text: string, modifier?: string): Content => [
    ' ',
    h('span', {className: modifier === undefined ? 'badge' : `badge openapi-badge--${modifier}`}, text),
  ];
  return [
    isRequired && renderBadge(t('badge.required'), 'required'),
    isDeprecated && renderBadge(t('badge.deprecated'), 'deprecated'),
    isReadOnly && renderBadge(t('badge.readOnly')),
    isWriteOnly && renderBadge(t('badge.writeOnly')),
  ];
}

/** Renders the deprecation of a field, parameter, or header as a paragraph, if it has details. */
export const renderDeprecationNote = (deprecation: Deprecation | undefined, context: PageContext): Content =>
  deprecation !== undefined && h('p', {}, renderDeprecation(deprecation, context));

/**
 * Renders the constant, default, constraints, and examples of a schema.
 *
 * @param options.isItem - Whether the schema describes an array's items, so the terms end with "of each item".
 */
export function renderConstraints(
  schema: Schema,
  t: Translate,
  {isItem = false}: {readonly isItem?: boolean} = {},
): Content {
  const renderCode = (value: Json) => h('code', {}, formatValue(value));
  const examples = schema.const === undefined ? schema.examples.slice(0, maxExamples) : [];
  const rows: readonly (readonly [term: string, description: Content])[] = [
    // In an enumeration, the constant is in the list of values, next to its description.
    [t('constraint.always'), schema.const !== undefined && schema.enumValues.length === 0 && renderCode(schema.const)],
    [t('constraint.default'), schema.default !== undefined && renderCode(schema.default)],
    ...schema.constraints
      .map((constraint) => formatConstraint(constraint, t))
      .map(({label, text, isCode}) => [label, isCode ? h('code', {}, text) : text] as const),
    [t('schema.additionalFields'), schema.additionalProperties === false && t('schema.notAllowed')],
    [t('constraint.examples.plurals', {count: examples.length}), join(examples.map(renderCode))],
    [t('seeAlso'), schema.externalDocs && renderExternalDocs(schema.externalDocs, t)],
  ];
  return renderDetailList(
    rows.map(([term, description]) => [isItem ? t('schema.ofEachItem', {text: term}) : term, description]),
  );
}

/**
 * Renders when and why something is deprecated, and what replaces it, as sentences.
 *
 * @param renderSuccessor - Renders a link to the successor, by default its name.
 */
export const renderDeprecation = (
  {date, sunset, reason, successor}: Deprecation,
  {t, markdown}: PageContext,
  renderSuccessor = (name: string): Content => h('code', {}, name),
): Content => [
  date !== undefined && [' ', t('deprecation.date', {date: t.formatDate(date)})],
  sunset !== undefined && [' ', t('deprecation.sunset', {date: t.formatDate(sunset)})],
  successor !== undefined && [' ', fillText(t('deprecation.successor'), {successor: renderSuccessor(successor)})],
  reason !== undefined && [' ', markdown.renderInline(reason)],
];

/** Renders the badge of a parameter, header, or field, by its schema, that a recent release added or changed. */
export function renderChangeBadge(field: Header | Parameter | Schema, {badges, t}: PageContext): Content {
  const badge = badges.get(field);
  if (badge === undefined) return undefined;
  const {version, isNew, url} = badge;
  const text = t(isNew ? 'badge.added' : 'badge.changed', {version});
  const attributes = {className: 'badge openapi-badge--change-addition', ...notSearched};
  return [' ', url === undefined ? h('span', attributes, text) : h('a', {...attributes, href: url}, text)];
}
