import {markMarkdown, notInMarkdown, notSearched} from '@developer-docs/docusaurus-utils';
import {h, toNodes, type Attributes, type Content} from '@developer-docs/docusaurus-utils/node';
import type {Example, ExternalDocs} from '@developer-docs/openapi';
import {capitalize, toPlainText, type Json} from '@developer-docs/utils';
import type {Element} from 'hast';
import type {Translate} from '../../texts/translations';

/** Replaces the placeholders in a text with content: `See {schema}.` */
export const fillText = (text: string, values: Readonly<Record<string, Content>>): Content[] =>
  text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? values[part] : part));

/** A row of a list of terms. */
export type DefinitionRow = readonly [term: Content, description: Content];

/**
 * Renders terms with their descriptions. Rows without a description are omitted.
 *
 * @returns The list, or `undefined` if no row is left.
 */
export function renderDefinitionList(rows: readonly DefinitionRow[], attributes: Attributes = {}): Element | undefined {
  const filledRows = rows.filter(([, description]) => toNodes(description).length > 0);
  return filledRows.length === 0
    ? undefined
    : h(
        'dl',
        attributes,
        filledRows.map(([term, description]) => h('div', {}, [h('dt', {}, term), ' ', h('dd', {}, description)])),
      );
}

/** Renders the details of an entry as terms with their descriptions, like {@link renderDefinitionList}. */
export const renderDetailList = (rows: readonly DefinitionRow[]): Element | undefined =>
  renderDefinitionList(rows, {className: 'openapi-details', ...markMarkdown('details')});

/** Renders the title of a list or group, which isn't a heading. */
export const renderLabel = (content: Content): Element =>
  h('p', {className: 'openapi-label', ...markMarkdown('label')}, content);

/** Renders an unordered list. */
export const renderList = (items: readonly Content[]): Element =>
  h(
    'ul',
    {},
    items.map((item) => h('li', {}, item)),
  );

/** Renders a link from a document. A URL that isn't absolute, or that a browser would execute, is shown as text. */
export const renderExternalLink = (url: string, text: string): Content =>
  /^(?:https?:\/\/|mailto:)/i.test(url)
    ? h('a', {href: url}, text)
    : [text === url ? '' : `${text}: `, h('code', {}, url)];

/** Renders the link to the external documentation of a document, tag, operation, or schema. */
export const renderExternalDocs = ({url, description}: ExternalDocs, t: Translate): Content =>
  renderExternalLink(url, description ?? t('furtherDocumentation'));

/** Renders content that is collapsed until the reader opens it. */
export const renderDetails = (summary: Content, content: Content, attributes: Attributes = {}): Element =>
  h('details', attributes, [h('summary', {}, summary), content]);

/**
 * Renders a filter of the operations or changes that follow. The style sheet hides it from readers without JavaScript.
 *
 * @param more - Other controls.
 */
export const renderFilter = (label: string, t: Translate, more?: Content): Element =>
  h('div', {className: 'openapi-filter', ...notSearched, ...notInMarkdown}, [
    h('label', {}, [
      h('span', {}, label),
      h('input', {type: 'search', autoComplete: 'off', spellCheck: 'false', placeholder: t('filter.placeholder')}),
      more,
    ]),
    h('p', {role: 'status'}),
  ]);

/** Formats a value as code. Text has no quotes unless it would be invisible without them. Other values are JSON. */
export const formatValue = (value: Json): string =>
  typeof value === 'string' && value.trim() === '' ? JSON.stringify(value) : toPlainText(value);

/** Returns the summary of an example, or a title that is generated from its key. */
export function formatExampleTitle({name, summary, isGenerated}: Example, t: Translate): string {
  if (isGenerated) return t('example.generated');
  return summary ?? (name === 'default' ? t('example') : capitalize(name.replaceAll(/[-_]+/g, ' ')));
}
