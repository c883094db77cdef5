import {markMarkdown, pageAttributes, recordDetail} from '@developer-docs/docusaurus-utils';
import {h, join, type Attributes, type Content} from '@developer-docs/docusaurus-utils/node';
import type {Deprecation, Markdown, Schema} from '@developer-docs/openapi';
import type {Json} from '@developer-docs/utils';
import type {Element} from 'hast';
import type {Translate} from '../../../translations';
import {renderDetailList, renderExternalDocs} from './basic-elements';
import {renderDeprecation} from './deprecation';
import {formatConstraint} from './format-constraint';
import {formatValue} from './format-text';
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
export function renderPropertyList(entries: readonly Element[], tagName: 'ol' | 'ul' = 'ul'): Element {
  return h(tagName, {className: 'openapi-fields', ...markMarkdown('properties')}, entries);
}

/**
 * Renders an entry of {@link renderPropertyList}. The markup has few classes because a page has thousands of entries;
 * the style sheet selects by structure.
 */
export function renderProperty(entry: PropertyEntry, markdown: MarkdownRenderer): Element {
  const {attributes = {}, name, type, badges, description, deprecation, details} = entry;
  return h('li', attributes, [
    // Search results show the type next to the name.
    h('div', {}, [name, ' ', h('span', pageAttributes.record in attributes ? recordDetail : {}, type), badges]),
    description !== undefined && markdown.renderBlocks(description),
    deprecation,
    details,
  ]);
}

/** Renders the name of an entry as a link to the entry, so readers can copy its URL. */
export function renderNameLink(id: string, name: string): Element {
  return h('a', {href: `#${id}`}, [h('code', {}, name)]);
}

/** Renders the badges "required", "deprecated", "read-only", and "write-only". */
export function renderBadges(
  schema: Partial<Pick<Schema, 'isDeprecated' | 'isReadOnly' | 'isWriteOnly'>>,
  isRequired: boolean,
  t: Translate,
): Content {
  const renderBadge = (text: string, modifier?: string): Content => [
    ' ',
    h('span', {className: modifier === undefined ? 'badge' : `badge openapi-badge--${modifier}`}, text),
  ];
  return [
    isRequired && renderBadge(t('badge.required'), 'required'),
    schema.isDeprecated && renderBadge(t('badge.deprecated'), 'deprecated'),
    schema.isReadOnly && renderBadge(t('badge.readOnly')),
    schema.isWriteOnly && renderBadge(t('badge.writeOnly')),
  ];
}

/** Renders the deprecation of a field, parameter, or header as a paragraph, if it has details. */
export const renderDeprecationNote = (
  deprecation: Deprecation | undefined,
  context: Parameters<typeof renderDeprecation>[1],
): Content => deprecation !== undefined && h('p', {}, renderDeprecation(deprecation, context));

/**
 * Renders the constant, default, constraints, and examples of a schema.
 *
 * @param isItem - Whether the schema describes an array's items, so the terms end with "of each item".
 */
export function renderConstraints(schema: Schema, t: Translate, isItem = false): Content {
  const renderCode = (value: Json) => h('code', {}, formatValue(value));
  const rows: [string, Content][] = [];
  // In an enumeration, the constant is in the list of values, next to its description.
  if (schema.const !== undefined && schema.enumValues.length === 0) {
    rows.push([t('constraint.always'), renderCode(schema.const)]);
  }
  if (schema.default !== undefined) rows.push([t('constraint.default'), renderCode(schema.default)]);
  for (const {label, text, isCode} of schema.constraints.map((constraint) => formatConstraint(constraint, t))) {
    rows.push([label, isCode ? h('code', {}, text) : text]);
  }
  if (schema.additionalProperties === false) rows.push([t('schema.additionalFields'), t('schema.notAllowed')]);
  if (schema.const === undefined) {
    const examples = schema.examples.slice(0, maxExamples);
    rows.push([t('constraint.examples.plurals', {count: examples.length}), join(examples.map(renderCode))]);
  }
  if (schema.externalDocs !== undefined) rows.push([t('seeAlso'), renderExternalDocs(schema.externalDocs, t)]);
  return renderDetailList(
    rows.map(([term, description]) => [isItem ? t('schema.ofEachItem', {text: term}) : term, description]),
  );
}
