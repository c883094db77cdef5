import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {getChildNodes, getProperty, isElement, parseHtml, walkElements} from '@developer-docs/docusaurus-utils/node';
import type {Element, Nodes} from 'hast';
import {toString} from 'hast-util-to-string';

export const languages = ['curl', 'javascript', 'python'] as const;
export type Language = (typeof languages)[number];

/** A sample, as readers copy it. Identical code on several pages is a single sample. */
export interface BuiltSample {
  readonly language: Language;
  readonly code: string;
  /** The operation that the sample calls; absent for a command in prose. */
  readonly operation?: string;
  readonly kind?: string;
  /** The pages that contain the sample, as paths in the build. */
  readonly pages: readonly string[];
}

/** A code block on a page. */
interface CodeBlock {
  readonly page: string;
  readonly language: string;
  readonly code: string;
  /** The element around the block with a sample's attributes. */
  readonly sample?: Element;
}

/** Returns every code block on every page in a build. */
export function readCodeBlocks(build: string): CodeBlock[] {
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  return files.sort().flatMap((file) => findCodeBlocks(parseHtml(readFileSync(path.join(build, file), 'utf8')), file));
}

function findCodeBlocks(node: Nodes, page: string, outerSample?: Element): CodeBlock[] {
  if (isElement(node) && node.tagName === 'pre') {
    const classes = [...walkElements(node)].map((element) => getProperty(element, 'className') ?? '').join(' ');
    const [, language = ''] = /(?:^|\s)language-(\S+)/.exec(classes) ?? [];
    return [{page, language, code: toString(node), sample: outerSample}];
  }
  const sample = isElement(node) && getProperty(node, 'dataOpenapiSample') !== undefined ? node : outerSample;
  return getChildNodes(node).flatMap((child) => findCodeBlocks(child, page, sample));
}

/** Returns whether a code block is a cURL command that calls the API. The widget's files aren't part of the API. */
const isApiCommand = ({language, code}: CodeBlock): boolean =>
  language === 'bash' && /^\s*curl\s/m.test(code) && !code.includes('/ui-sdk/');

/** @throws Error if the language is unknown. */
function readLanguage(sample: Element, page: string): BuiltSample['language'] {
  const name = getProperty(sample, 'dataOpenapiLanguage');
  const language = languages.find((candidate) => candidate === name);
  if (language !== undefined) return language;
  throw new Error(
    `${page}: a sample is marked with data-openapi-language="${name ?? ''}"; it must be one of ${languages.join(', ')}.`,
  );
}

/**
 * Lists the samples that can run without other code: those of reference pages, and cURL commands in prose.
 *
 * @throws Error for a sample with an unknown language or operation.
 */
export function listRunnableSamples(blocks: readonly CodeBlock[]): BuiltSample[] {
  const samples = new Map<string, BuiltSample>();
  for (const block of blocks) {
    const {page, code, sample} = block;
    if (sample === undefined && !isApiCommand(block)) continue;
    const language = sample === undefined ? 'curl' : readLanguage(sample, page);
    const operation = sample && getProperty(sample, 'dataOpenapiOperation');
    const kind = sample && getProperty(sample, 'dataOpenapiKind');
    const key = `${operation ?? ''} ${language} ${code}`;
    samples.set(key, {language, code, operation, kind, pages: [...(samples.get(key)?.pages ?? []), page]});
  }
  return [...samples.values()];
}
