import {makeUnique} from '@developer-docs/utils';
import {getProperty, isElement, walkElements} from '@developer-docs/utils/node';
import type {Element} from 'hast';
import type {State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {FootnoteDefinition, FootnoteReference} from 'mdast';
import {removeElements, toFlow} from './lines';
import {getTargetId} from './links';

const isFootnoteReference = ({properties}: Element) => properties.dataFootnoteRef !== undefined;

/** Returns a unique label for each footnote: the number that the page displays, if it's the only one on the page. */
export function nameFootnotes(content: Element): Map<string, string> {
  const labels = new Map<string, string>();
  const usedLabels = new Set<string>();
  for (const link of walkElements(content)) {
    const id = isFootnoteReference(link) ? getTargetId(link) : undefined;
    // A footnote can have several references.
    if (id !== undefined && !labels.has(id)) labels.set(id, makeUnique(toString(link).trim(), usedLabels));
  }
  return labels;
}

/** Converts the list of footnotes at the end of a page, without the links back to the references. */
export function convertFootnotes(
  state: State,
  section: Element,
  labels: ReadonlyMap<string, string>,
): FootnoteDefinition[] {
  return [...walkElements(section)].flatMap((element): FootnoteDefinition[] => {
    const label = element.tagName === 'li' ? labels.get(getProperty(element, 'id') ?? '') : undefined;
    if (label === undefined) return [];
    const backReferences = [...walkElements(element)].filter(
      ({properties}) => properties.dataFootnoteBackref !== undefined,
    );
    const content = removeElements(element, backReferences);
    return [
      {
        type: 'footnoteDefinition',
        identifier: label.toLowerCase(),
        label,
        children: toFlow(state, content),
      },
    ];
  });
}

/** Converts a `<sup>` element if it contains a reference to a footnote. */
export function convertFootnoteReference(
  element: Element,
  labels: ReadonlyMap<string, string>,
): FootnoteReference | undefined {
  const link = element.children.find((child) => isElement(child) && isFootnoteReference(child));
  const label = link?.type === 'element' ? labels.get(getTargetId(link) ?? '') : undefined;
  return label === undefined ? undefined : {type: 'footnoteReference', identifier: label.toLowerCase(), label};
}
