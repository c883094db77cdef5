import {createRequire} from 'node:module';
import {escapeHtml} from '@developer-docs/utils';
import {createAsciiSlug, type SiteDocument} from './documents.js';

/** All packages have the same version. */
const {version} = createRequire(import.meta.url)('../package.json') as {version: string};

/** What a new site is about. */
export interface SiteContent {
  /** Name of the product. */
  readonly name: string;
  readonly documents: readonly SiteDocument[];
}

/** Replaces a template's placeholders: `__X__` in text, and `'__X__'` in code, where it's a literal. */
export function fillTemplate(template: string, {name, documents}: SiteContent): string {
  const [first] = documents;
  const siteTitle = `${name} docs`;
  const literals: Readonly<Record<string, unknown>> = {
    TITLE: siteTitle,
    NAME: name,
    // Docusaurus expects HTML.
    COPYRIGHT: escapeHtml(name),
    // The theme rejects an empty list of documents.
    OPENAPI: documents.length > 0 && {
      documents: Object.fromEntries(documents.map(({id, file}) => [id, {file, pages: `docs/${id}`}])),
    },
    APIS: documents.map(({id, title, summary}) => ({id, title, summary})),
    FIRST: first === undefined ? '' : `/docs/${first.id}`,
  };
  const code = template.replaceAll(/'__([A-Z]+)__'/g, (placeholder, key: string) =>
    key in literals ? toLiteral(literals[key]) : placeholder,
  );
  const texts: Readonly<Record<string, string>> = {
    TITLE: siteTitle,
    NAME: escapeMdx(name),
    INTRODUCTION: createIntroduction(documents),
    PACKAGE: `${createAsciiSlug(name) || 'developer'}-docs`,
    PRESET: `^${version}`,
  };
  return code.replaceAll(/__([A-Z]+)__/g, (placeholder, key: string) => texts[key] ?? placeholder);
}

/** Writes a value as JavaScript in the template's style. */
function toLiteral(value: unknown): string {
  if (typeof value === 'string') {
    const text = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"');
    return `'${text.replaceAll("'", String.raw`\'`)}'`;
  }
  if (Array.isArray(value)) return `[${value.map(toLiteral).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const members = Object.entries(value).map(
    ([key, member]) => `${/^[a-z]\w*$/i.test(key) ? key : toLiteral(key)}: ${toLiteral(member)}`,
  );
  return `{${members.join(', ')}}`;
}

/** Escapes text for Markdown with JSX. */
const escapeMdx = (text: string) => text.replaceAll(/[\\`*_{}[\]<>#|&]/g, String.raw`\$&`);

/** Creates the part of the introduction that depends on the documents. */
function createIntroduction(documents: readonly SiteDocument[]): string {
  if (documents.length === 0) return 'Describe what readers can build, and how they start.';
  const list = documents.map(
    ({id, title, summary}) => `- [${escapeMdx(title)}](/docs/${id})${summary === '' ? '' : `: ${escapeMdx(summary)}`}`,
  );
  return ['## APIs', '', ...list].join('\n');
}
