import type {PublishedFile} from '@developer-docs/docusaurus-utils/node';
import {
  compareDocuments,
  describeChange,
  changeLevels,
  levelTitles,
  sortChanges,
  type ApiChange,
} from '@developer-docs/openapi';
import {escapeHtml, escapeXml, stringifyJson} from '@developer-docs/utils';
import type {LoadedDocument} from '../documents/document-loader';
import type {ReleaseStore} from './release-store';

/** A change with its sentence in English. */
export type DescribedChange = ApiChange & {readonly sentence: string};

/** A document's changes, as in `openapi/changes/petstore.json`. Members that `docs-mcp` reads must not change. */
export interface DescribedHistory {
  readonly title: string;
  /** What changed since the newest release. */
  readonly unreleased: readonly DescribedChange[];
  /** What changed in each release since the previous one, newest first. The first release ever has no changes. */
  readonly releases: readonly {
    readonly version: string;
    readonly date: string;
    readonly changes: readonly DescribedChange[];
  }[];
}

const describeAll = (changes: readonly ApiChange[]): DescribedChange[] =>
  sortChanges(changes).map((change) => ({...change, sentence: describeChange(change)}));

/** The changes of the documents that have releases, by ID. */
export type DocumentHistories = ReadonlyMap<string, DescribedHistory>;

/**
 * Compares the releases of documents.
 *
 * @throws ExplainedError if a release can't be read.
 */
export function createHistories(store: ReleaseStore, documents: readonly LoadedDocument[]): DocumentHistories {
  const histories = new Map<string, DescribedHistory>();
  for (const document of documents) {
    const history = createHistory(store, document);
    if (history !== undefined) histories.set(document.id, history);
  }
  return histories;
}

function createHistory(
  store: ReleaseStore,
  {id, model, originalModel = model}: LoadedDocument,
): DescribedHistory | undefined {
  const releases = store
    .list(id)
    .map((version) => store.read(id, version))
    .sort(
      (first, second) =>
        first.date.localeCompare(second.date) || first.version.localeCompare(second.version, 'en', {numeric: true}),
    );
  const newest = releases.at(-1);
  if (newest === undefined) return undefined;
  return {
    title: model.title,
    unreleased: describeAll(compareDocuments(newest.model, originalModel)),
    releases: releases
      .map(({version, date, model: after}, index) => {
        const previous = releases[index - 1];
        return {
          version,
          date,
          changes: previous === undefined ? [] : describeAll(compareDocuments(previous.model, after)),
        };
      })
      .reverse(),
  };
}

/**
 * Creates the files with the changes of documents that have releases: `openapi/changes/petstore.json`, a feed in
 * `openapi/changes/petstore.atom`, and the list of the documents in `openapi/changes/index.json`.
 *
 * @param url - The URL of the site with its base URL.
 */
export function createHistoryFiles(histories: DocumentHistories, url: string): PublishedFile[] {
  if (histories.size === 0) return [];
  const list = {
    documents: [...histories].map(([id, {title}]) => ({id, title, file: `openapi/changes/${id}.json`})),
  };
  return [
    {name: 'openapi/changes/index.json', content: stringifyJson(list, 2)},
    ...[...histories].flatMap(([id, history]) => [
      {name: `openapi/changes/${id}.json`, content: stringifyJson(history, 2)},
      {name: `openapi/changes/${id}.atom`, content: createFeed(history, `${url}openapi/changes/${id}`)},
    ]),
  ];
}

/** @param url - The URL of the feed and of the JSON file, without their extensions. */
function createFeed({title, releases}: DescribedHistory, url: string): string {
  const formatTime = (date: string) => `${date}T00:00:00Z`;
  const name = escapeXml(title);
  const entries = releases.map(({version, date, changes}) => {
    const id = escapeXml(`${url}.json#${version}`);
    return [
      '  <entry>',
      `    <title>${name} ${escapeXml(version)}</title>`,
      `    <id>${id}</id>`,
      `    <link href="${id}"/>`,
      `    <updated>${formatTime(date)}</updated>`,
      `    <content type="html">${escapeXml(formatEntry(changes))}</content>`,
      '  </entry>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <title>${name}</title>`,
    `  <id>${escapeXml(url)}.atom</id>`,
    `  <link rel="self" href="${escapeXml(url)}.atom"/>`,
    `  <author><name>${name}</name></author>`,
    `  <updated>${formatTime(releases[0]?.date ?? '')}</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

/** Formats the changes of a release as HTML. Text changes would hide the others. */
function formatEntry(changes: readonly DescribedChange[]): string {
  const levels = changeLevels.filter((level) => level !== 'text' && changes.some((change) => change.level === level));
  if (levels.length === 0) return '<p>Nothing changed for clients.</p>';
  return levels
    .map((level) => {
      const own = changes.filter((change) => change.level === level);
      return `<h2>${levelTitles[level]}</h2><ul>${own.map((change) => `<li>${formatItem(change)}</li>`).join('')}</ul>`;
    })
    .join('');
}

function formatItem({place: {operation}, sentence}: DescribedChange): string {
  const renderCode = (text: string) => `<code>${escapeHtml(text)}</code>`;
  const prefix = operation && `${renderCode(`${operation.method.toUpperCase()} ${operation.path}`)}: `;
  const parts = splitCode(sentence).map(({text, isCode}) => (isCode ? renderCode(text) : escapeHtml(text)));
  return [prefix ?? '', ...parts].join('');
}

/** Code in Markdown, such as `id`, or with a space on both sides if it contains the fence, or the text between. */
const codeOrText = /(?<fence>`+)(?!`)(?: (?<spaced>.+?) |(?<code>.+?))\k<fence>(?!`)|(?<text>[^`]+|`+)/g;

/** Splits a sentence, whose only syntax is code. */
export const splitCode = (sentence: string): {readonly text: string; readonly isCode: boolean}[] =>
  [...sentence.matchAll(codeOrText)].map(({groups}) => {
    const code = groups?.spaced ?? groups?.code;
    return {text: code ?? groups?.text ?? '', isCode: code !== undefined};
  });
