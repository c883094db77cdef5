import {h, type Content} from '@developer-docs/docusaurus-utils/node';
import type {Deprecation} from '@developer-docs/openapi';
import type {Translate} from '../../../translations';
import {fillText} from './basic-elements';
import type {MarkdownRenderer} from './markdown-renderer';

/**
 * Renders when and why something is deprecated, and what replaces it, as sentences.
 *
 * @param renderSuccessor - Renders a link to the successor, by default its name.
 */
export function renderDeprecation(
  {date, sunset, reason, successor}: Deprecation,
  {t, markdown}: {readonly t: Translate; readonly markdown: MarkdownRenderer},
  renderSuccessor = (name: string): Content => h('code', {}, name),
): Content {
  return [
    date !== undefined && [' ', t('deprecation.date', {date: t.formatDate(date)})],
    sunset !== undefined && [' ', t('deprecation.sunset', {date: t.formatDate(sunset)})],
    successor !== undefined && [' ', fillText(t('deprecation.successor'), {successor: renderSuccessor(successor)})],
    reason !== undefined && [' ', markdown.renderInline(reason)],
  ];
}
