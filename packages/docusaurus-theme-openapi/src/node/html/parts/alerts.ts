import {getOwn} from '@developer-docs/utils';
import {h} from '@developer-docs/utils/node';
import type {Element} from 'hast';
import type {Translate} from '../../../translations';

/** The alerts of GitHub's Markdown, as the admonitions of Docusaurus and the alerts of Infima with the same colors. */
const alertTypes = {
  NOTE: {admonition: 'note', color: 'secondary'},
  TIP: {admonition: 'tip', color: 'success'},
  IMPORTANT: {admonition: 'info', color: 'info'},
  WARNING: {admonition: 'warning', color: 'warning'},
  CAUTION: {admonition: 'danger', color: 'danger'},
} as const;

/** The type of an alert on a line of its own, and the text after it: `[!NOTE]\nThe order…`. */
const alertStart = /^\[!(\w+)\][^\S\n]*(\n[^]*)?$/;

/**
 * Turns a quote whose first line is the type of an alert, such as `[!NOTE]`, into an admonition. Other quotes don't
 * change.
 */
export function convertAlert(quote: Element, t: Translate): void {
  const paragraph = quote.children.find((node) => node.type === 'element');
  const [text, next] = paragraph?.children ?? [];
  if (paragraph?.tagName !== 'p' || text?.type !== 'text') return;
  const [, name = '', rest = ''] = alertStart.exec(text.value) ?? [];
  const type = getOwn(alertTypes, name.toUpperCase());
  if (type === undefined || (rest === '' && next !== undefined)) return;
  text.value = rest.slice(1);
  const isEmpty = text.value === '' && next === undefined;
  const content = isEmpty ? quote.children.filter((node) => node !== paragraph) : quote.children;
  const {admonition, color} = type;
  quote.tagName = 'div';
  quote.properties = {className: ['theme-admonition', `theme-admonition-${admonition}`, 'alert', `alert--${color}`]};
  quote.children = [
    h('div', {className: 'openapi-alert-title'}, t(`admonition.${admonition}`)),
    h('div', {className: 'openapi-alert-content'}, content),
  ];
}
