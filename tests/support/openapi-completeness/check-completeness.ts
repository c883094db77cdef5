import type {LoadedDocument} from '@developer-docs/docusaurus-theme-openapi/node';
import {
  findElement,
  getProperty,
  getReadableText,
  hasClass,
  normalizeWhitespace,
  parseHtml,
  walkElements,
} from '@developer-docs/docusaurus-utils/node';
import {listOperations} from '@developer-docs/openapi';
import type {Element, Nodes} from 'hast';
import {ExpectedTexts, type ExpectedText} from './expected-texts';

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
  const roots = pages.map((html) => parseHtml(html));
  const sections = new Map(
    roots.flatMap((root) =>
      [...walkElements(root)]
        .filter((element) => hasClass(element, 'openapi-section'))
        .map((section) => [getSectionName(section), readTexts([section])] as const),
    ),
  );
  const expectedTexts = new ExpectedTexts(bundle);
  const missing: ExpectedText[] = [];
  let expected = 0;
  const check = (
    generator: Iterable<ExpectedText>,
    section: SectionTexts | undefined,
    place: string,
    pointer: string,
  ) => {
    const texts = [...generator];
    expected += texts.length;
    if (section === undefined) {
      missing.push({pointer, text: `the section ${place}`});
      return;
    }
    missing.push(...texts.filter(({text}) => !contains(section, text)));
  };
  check(expectedTexts.overview(), readTexts(roots), 'overview', '#');
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
  const normalized = normalizeWhitespace(text);
  const isName = /^[A-Za-z_]\w*$/.test(normalized);
  return isName ? code.has(normalized) : all.includes(normalized);
}

/** Returns a name such as `operation listShips` or `schema Ship`. Other sections have no name. */
function getSectionName(section: Element): string | undefined {
  const title = findElement(
    section,
    (element) =>
      getProperty(element, 'dataRecord') === 'operation' ||
      (/^h[23]$/.test(element.tagName) && getProperty(element, 'id')?.startsWith('schema-') === true),
  );
  if (title === undefined) return undefined;
  return getProperty(title, 'dataRecord') === 'operation'
    ? `operation ${getProperty(title, 'dataRecordName') ?? ''}`
    : `schema ${readText(title)}`;
}

function readTexts(nodes: readonly Nodes[]): SectionTexts {
  const codeElements = nodes.flatMap((node) => [...walkElements(node)].filter(({tagName}) => tagName === 'code'));
  return {all: nodes.map(readText).join(' '), code: new Set(codeElements.map(readText))};
}

const readText = (node: Nodes) =>
  normalizeWhitespace(getReadableText(node, ({tagName}) => tagName === 'script' || tagName === 'style'));
