import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {listOperations, type LoadedDocument} from '../../../plugins/contract';
import {ExpectedTexts, type ExpectedText} from './expected-texts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A section's text: all of it, and the contents of its code elements. */
interface SectionTexts {
  readonly all: string;
  readonly code: ReadonlySet<string>;
}

export interface CompletenessReport {
  /** The number of expected strings. */
  readonly expected: number;
  readonly missing: readonly ExpectedText[];
}

/**
 * Checks that a document's pages contain everything that the document contains: each name and value in the section of
 * its operation or schema.
 *
 * @param pages - The HTML of the pages, or of their `<main>`.
 */
export function checkCompleteness({bundle, model}: LoadedDocument, pages: readonly string[]): CompletenessReport {
  const sections = new Map<string, SectionTexts>();
  let everything = '';
  const codes = new Set<string>();
  for (const html of pages) {
    const root = parse(html);
    visit(root, (element) => {
      if (getAttribute(element, 'class')?.split(' ').includes('ref-section') === true) {
        addSection(element, sections);
      }
    });
    everything += readText(root);
    readCode(root, codes);
  }
  const expectedTexts = new ExpectedTexts(bundle);
  const missing: ExpectedText[] = [];
  let expected = 0;
  const check = (texts: readonly ExpectedText[], section: SectionTexts | undefined, place: string, pointer: string) => {
    expected += texts.length;
    if (section === undefined) {
      missing.push({pointer, kind: 'section', text: place});
      return;
    }
    missing.push(...texts.filter(({text}) => !contains(section, text)));
  };
  check(expectedTexts.overview(), {all: normalize(everything), code: codes}, 'overview', '#');
  for (const {id, pointer} of listOperations(model)) {
    check(expectedTexts.operation(pointer), sections.get(`operation ${id}`), id, pointer);
  }
  for (const name of model.schemas.keys()) {
    check(expectedTexts.schema(name), sections.get(`schema ${name}`), name, `#/components/schemas/${name}`);
  }
  return {expected, missing};
}

/**
 * Returns whether a section contains a string. Names must be code. Numbers and other strings, such as paths, can be
 * anywhere in the section.
 */
function contains({all, code}: SectionTexts, text: string): boolean {
  const normalized = normalize(text);
  const isName = /^[A-Za-z_]\w*$/.test(normalized);
  return isName ? code.has(normalized) : all.includes(normalized);
}

/** Normalizes whitespace. Docusaurus adds a link with a zero-width space to headings. */
const normalize = (text: string) => text.replaceAll('\u200b', '').replaceAll(/\s+/g, ' ').trim();

function addSection(section: Element, sections: Map<string, SectionTexts>): void {
  let name: string | undefined;
  visit(section, (element) => {
    const record = getAttribute(element, 'data-record');
    if (name === undefined && record === 'operation') {
      name = `operation ${getAttribute(element, 'data-record-name') ?? ''}`;
    } else if (
      name === undefined &&
      element.tagName === 'h3' &&
      getAttribute(element, 'id')?.startsWith('schema-') === true
    ) {
      name = `schema ${normalize(readText(element))}`;
    }
  });
  if (name !== undefined) {
    const code = new Set<string>();
    readCode(section, code);
    sections.set(name, {all: normalize(readText(section)), code});
  }
}

function readCode(root: Node, code: Set<string>): void {
  visit(root, (element) => {
    if (element.tagName === 'code') {
      code.add(normalize(readText(element)));
    }
  });
}

function visit(node: Node, onElement: (element: Element) => void): void {
  if ('tagName' in node) {
    onElement(node);
  }
  if ('childNodes' in node) {
    node.childNodes.forEach((child) => {
      visit(child, onElement);
    });
  }
}

function readText(node: Node): string {
  if ('value' in node) {
    return node.value;
  }
  return 'childNodes' in node && !/^(?:script|style|template)$/.test(node.nodeName)
    ? node.childNodes.map(readText).join('')
    : '';
}

const getAttribute = ({attrs}: Element, name: string) => attrs.find((attribute) => attribute.name === name)?.value;
