import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';

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

/** A code block on a page, with the attributes of the elements around it. */
interface CodeBlock {
  readonly page: string;
  readonly language: string;
  readonly code: string;
  readonly sample?: Readonly<Record<string, string>>;
}

/** Returns every code block on every page in a build. */
export function readCodeBlocks(build: string): CodeBlock[] {
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  return files.sort().flatMap((file) => parseCodeBlocks(readFileSync(path.join(build, file), 'utf8'), file));
}

/** Returns the code blocks on a page. */
export function parseCodeBlocks(html: string, page: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  visit(parse(html), undefined, (element, sample) => {
    if (element.tagName === 'pre') {
      const [, language = ''] = /(?:^|\s)language-(\S+)/.exec(getClasses(element)) ?? [];
      blocks.push({page, language, code: getText(element), ...(sample && {sample})});
    }
  });
  return blocks;
}

/**
 * Lists the samples that can run without other code: those of reference pages, and cURL commands in prose.
 *
 * @throws Error for a sample with an unknown language or operation.
 */
export function listRunnableSamples(blocks: readonly CodeBlock[]): BuiltSample[] {
  const samples = new Map<string, BuiltSample>();
  for (const {page, language, code, sample} of blocks) {
    // The widget's files aren't part of the API.
    const isApiCall = /^\s*curl\s/m.test(code) && !code.includes('/ui-sdk/');
    const isCommand = sample === undefined && language === 'bash' && isApiCall;
    if (sample === undefined && !isCommand) {
      continue;
    }
    const languageName = isCommand ? 'curl' : sample?.['data-language'];
    const knownLanguage = languages.find((candidate) => candidate === languageName);
    if (knownLanguage === undefined) {
      throw new Error(
        `${page}: a sample is marked with data-language="${languageName ?? ''}"; it must be one of ${languages.join(', ')}.`,
      );
    }
    const operation = sample?.['data-operation'];
    const kind = sample?.['data-kind'];
    const key = `${operation ?? ''} ${knownLanguage} ${code}`;
    samples.set(key, {
      language: knownLanguage,
      code,
      ...(operation !== undefined && {operation}),
      ...(kind !== undefined && {kind}),
      pages: [...(samples.get(key)?.pages ?? []), page],
    });
  }
  return [...samples.values()];
}

type Attributes = Readonly<Record<string, string>>;

function visit(
  node: Tree.Node,
  sample: Attributes | undefined,
  onElement: (element: Tree.Element, sample: Attributes | undefined) => void,
): void {
  let inside = sample;
  if ('tagName' in node) {
    const attributes = Object.fromEntries(node.attrs.map(({name, value}) => [name, value]));
    inside = 'data-sample' in attributes ? attributes : sample;
    onElement(node, inside);
  }
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  for (const child of children) {
    visit(child, inside, onElement);
  }
}

function getClasses(element: Tree.Element): string {
  const ownClasses = element.attrs.find(({name}) => name === 'class')?.value ?? '';
  return [ownClasses, ...element.childNodes.map((child) => ('tagName' in child ? getClasses(child) : ''))].join(' ');
}

function getText(node: Tree.Node): string {
  if ('value' in node) {
    return node.value;
  }
  return 'childNodes' in node ? node.childNodes.map(getText).join('') : '';
}
