import {h, type Content} from '../../shared';

/** Renders a link from a document. A URL that isn't absolute, or that a browser would execute, is shown as text. */
export function renderExternalLink(url: string, text: string): Content {
  return /^(?:https?:\/\/|mailto:)/i.test(url)
    ? h('a', {href: url}, text)
    : [text === url ? '' : `${text}: `, h('code', {}, url)];
}
