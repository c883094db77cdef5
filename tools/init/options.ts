import {existsSync} from 'node:fs';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {findInvalidValue} from '../../config/env';
import {UsageError} from '../new/draft';

export const usage = `Usage: npm run init -- [options]

Replaces the example product with yours. You're prompted for options that you omit.

  --name <name>             Product name, such as "Acme Pay"
  --slug <slug>             The name in URLs: lowercase letters, digits, and hyphens (default: from the name)
  --openapi <[name=]file>   OpenAPI 3.0 or 3.1 document: a file or a URL. Repeat the option for several documents.
  --docs-only               Use no OpenAPI document, for docs from another Docusaurus site
  --url <url>               Origin of the documentation (default: https://developer.<slug>.example)
  --product-url <url>       Product website, for a link in the navbar (default: no link)
  --repository-url <url>    Documentation repository, for the links to edit a page
  --tagline <text>          One sentence about the product
  --ui-sdk, --no-ui-sdk     Keep a section for a widget (UI SDK) with sample declarations, or drop it (default)
  --yes                     Don't ask for confirmation
  --help                    Show this text`;

/** The new site's settings. */
export interface InitOptions {
  readonly name: string;
  /** The name in URLs: lowercase letters, digits, and hyphens. */
  readonly slug: string;
  /**
   * Files or URLs of OpenAPI documents, optionally with an ID: `payments=payments.yaml`. Empty for docs from a
   * different site.
   */
  readonly documents: readonly string[];
  readonly url?: string | undefined;
  readonly productUrl?: string | undefined;
  readonly repositoryUrl?: string | undefined;
  readonly tagline: string;
  readonly hasUiSdk: boolean;
  /** Whether to skip the confirmation. */
  readonly isConfirmed: boolean;
}

const flags = {
  name: {type: 'string'},
  slug: {type: 'string'},
  openapi: {type: 'string', multiple: true},
  'docs-only': {type: 'boolean'},
  url: {type: 'string'},
  'product-url': {type: 'string'},
  'repository-url': {type: 'string'},
  tagline: {type: 'string'},
  'ui-sdk': {type: 'boolean'},
  yes: {type: 'boolean'},
  help: {type: 'boolean'},
} as const;

/** Asks a question and returns the answer, or the default if the answer is empty. */
export type Ask = (question: string, defaultAnswer?: string) => Promise<string>;

/**
 * Reads the command line and asks for missing values.
 *
 * @returns `undefined` if `--help` was passed.
 * @throws UsageError for an unknown flag or an invalid value.
 */
export async function readOptions(args: readonly string[], ask: Ask): Promise<InitOptions | undefined> {
  const values = parseFlags(args);
  if (values.help === true) {
    return undefined;
  }
  /** Validates a flag, or asks until the answer is valid. */
  const read = async <T>(value: string | undefined, check: (text: string) => T, question: string, answer?: string) =>
    value === undefined ? askUntilValid(ask, check, question, answer) : check(value);
  const name = await read(values.name, checkName, 'Product name');
  const slug = await read(values.slug, checkSlug, 'Name in URLs', toSlug(name));
  const documents = await readDocuments(values, ask);
  const defaultUrl = `https://developer.${slug}.example`;
  const url = await read(values.url, checkUrl, 'URL of the documentation', defaultUrl);
  const hasUiSdk = values['ui-sdk'] ?? isYes(await ask('Keep a section for a widget (UI SDK)?', 'no'));
  return {
    name,
    slug,
    documents,
    url: url === defaultUrl ? undefined : url,
    productUrl: values['product-url'] && checkProductUrl(values['product-url']),
    repositoryUrl: values['repository-url'] && checkRepositoryUrl(values['repository-url']),
    tagline:
      values.tagline ??
      (documents.length === 0 ? `Documentation for ${name}.` : `Guides and reference for the ${name} API.`),
    hasUiSdk,
    isConfirmed: values.yes === true,
  };
}

/** In a terminal, prompts until the answer is valid. Without a terminal, an invalid answer is an error. */
async function askUntilValid<T>(
  ask: Ask,
  check: (text: string) => T,
  question: string,
  defaultAnswer?: string,
): Promise<T> {
  for (;;) {
    const answer = await ask(question, defaultAnswer);
    try {
      return check(answer);
    } catch (error) {
      if (!(error instanceof UsageError) || !process.stdin.isTTY) throw error;
      console.log(error.message);
    }
  }
}

/** Asks on the terminal. Without a terminal, it returns the default answer, or throws if there's none. */
export const askOnTerminal: Ask = async (question, defaultAnswer) => {
  if (!process.stdin.isTTY) {
    if (defaultAnswer !== undefined) {
      return defaultAnswer;
    }
    throw new UsageError(`Missing option: ${question}.\n\n${usage}`);
  }
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  try {
    const hint = defaultAnswer === undefined ? '' : ` [${defaultAnswer}]`;
    return (await terminal.question(`${question}${hint}: `)).trim() || (defaultAnswer ?? '');
  } finally {
    terminal.close();
  }
};

export const isYes = (answer: string) => /^y(?:es)?$/i.test(answer.trim());

/** Converts text to lowercase ASCII letters, digits, and hyphens; `Café API` becomes `cafe-api`. */
export const toSlug = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

function parseFlags(args: readonly string[]) {
  try {
    return parseArgs({args: [...args], options: flags, allowNegative: true}).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

const splitList = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

async function readDocuments(
  values: {readonly openapi?: readonly string[]; readonly 'docs-only'?: boolean},
  ask: Ask,
): Promise<readonly string[]> {
  if (values['docs-only'] === true) {
    return [];
  }
  return values.openapi === undefined
    ? askUntilValid(
        ask,
        (text) => checkDocuments(splitList(text)),
        'OpenAPI documents (files or URLs, separated by commas)',
      )
    : checkDocuments(values.openapi);
}

/** Checks that files exist. URLs are checked when they're downloaded. */
function checkDocuments(documents: readonly string[]): readonly string[] {
  if (documents.length === 0) {
    throw new UsageError('Specify at least one OpenAPI document, such as --openapi openapi.yaml, or --docs-only.');
  }
  for (const {location, isUrl} of documents.map(parseDocument)) {
    if (!isUrl && !existsSync(location)) {
      throw new UsageError(`The OpenAPI document ${location} doesn't exist. Check the path.`);
    }
  }
  return documents;
}

/** Parses a document with an optional ID, such as `payments=payments.yaml`. */
export function parseDocument(document: string): {id: string | undefined; location: string; isUrl: boolean} {
  const [, id, location = ''] = /^(?:([a-z0-9][a-z0-9-]*)=)?(.+)$/s.exec(document) ?? [];
  return {id, location, isUrl: /^https?:/.test(location)};
}

/**
 * Creates a function that validates an option by an environment variable's rules.
 *
 * @param option - The option's name, for the error message.
 */
const createCheck = (variable: Parameters<typeof findInvalidValue>[0], option: string) => (value: string) => {
  const expected = value === '' ? 'a value' : findInvalidValue(variable, value);
  if (expected !== undefined) {
    throw new UsageError(`${option} is "${value}". Expected ${expected}.`);
  }
  return value.replace(/\/$/, '');
};

const checkName = createCheck('BRAND_NAME', '--name');
const checkSlug = createCheck('BRAND_SLUG', '--slug');
const checkUrl = createCheck('SITE_URL', '--url');
const checkProductUrl = createCheck('ISSUE_URL', '--product-url');
const checkRepositoryUrl = createCheck('REPOSITORY_URL', '--repository-url');
