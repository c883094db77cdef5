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

const isAlertType = (name: string): name is keyof typeof alertTypes => Object.hasOwn(alertTypes, name);

/** Turns a quote whose first line is the type of an alert, such as `[!NOTE]`, into an admonition. Other quotes don't change. */
export function convertAlert(quote: Element, t: Translate): void {
  const paragraph = quote.children.find((node) => node.type === 'element');
  const [text, next] = paragraph?.children ?? [];
  if (paragraph?.tagName !== 'p' || text?.type !== 'text') return;
  const [firstLine = ''] = text.value.split('\n', 1);
  const name = /^\[!(\w+)\]\s*$/.exec(firstLine)?.[1]?.toUpperCase() ?? '';
  const isWholeLine = firstLine !== text.value || next === undefined;
  if (!isAlertType(name) || !isWholeLine) return;
  text.value = text.value.slice(firstLine.length + 1);
  const isEmpty = text.value === '' && next === undefined;
  const content = isEmpty ? quote.children.filter((node) => node !== paragraph) : quote.children;
  const {admonition, color} = alertTypes[name];
  quote.tagName = 'div';
  quote.properties = {className: ['theme-admonition', `theme-admonition-${admonition}`, 'alert', `alert--${color}`]};
  quote.children = [
    createDiv('openapi-alert-title', [{type: 'text', value: t(`admonition.${admonition}`)}]),
    createDiv('openapi-alert-content', content),
  ];
}

const createDiv = (className: string, children: Element['children']): Element => ({
  type: 'element',
  tagName: 'div',
  properties: {className: [className]},
  children,
});
