import type {RootContent} from 'mdast';
import {createSlug, makeUnique, notInMarkdown, notSearched} from '@developer-docs/utils';
import {h, join, type Content} from '@developer-docs/utils/node';
import {
  changeLevels,
  listOperations,
  type ApiDocument,
  type ChangeLevel,
  type ChangePlace,
} from '@developer-docs/openapi';
import type {TextKey, Translate} from '../../translations';
import {splitCode, type ChangeHistory, type DescribedChange} from '../releases/history';
import type {PageContext} from '../render/context/page-context';
import {createSectionNode} from './document-page';
import {createHtmlNode, createJsxElement} from './mdx-nodes';
import {createHeadingNode, createHtmlPart} from './page-nodes';

/** The changes of an operation, of a schema, or of what all operations have in common. */
interface ChangeGroup {
  readonly place: ChangePlace;
  /** The most important ones first. */
  readonly changes: readonly DescribedChange[];
}

interface ReleaseSection {
  readonly id: string;
  readonly title: string;
  readonly date?: string;
  /** What the section says if there are no changes. */
  readonly emptyText: string;
  readonly changes: readonly DescribedChange[];
}

/** Maximum number of operations that are listed for a schema. A common schema would repeat all of them in each release. */
const maxOperations = 20;

const levelKeys: Readonly<Record<ChangeLevel, TextKey>> = {
  breaking: 'changes.level.breaking',
  warning: 'changes.level.warning',
  deprecation: 'changes.level.deprecation',
  addition: 'changes.level.addition',
  text: 'changes.level.text',
};

/**
 * Generates the changes of a document: a section for each release, and in it, one for each operation and schema.
 *
 * @param idPrefix - Prefix of all IDs; empty for the first document on a page.
 */
export function createChangesPage(
  model: ApiDocument,
  history: ChangeHistory | undefined,
  idPrefix: string,
  context: PageContext,
): RootContent[] {
  const {t} = context;
  if (history === undefined) return createHtmlPart(h('p', {}, t('changes.noReleases')));
  const sections = listSections(history, idPrefix, t);
  const groupCount = sections.flatMap(({changes}) => groupByPlace(changes)).length;
  return [
    ...(groupCount > 1 ? [createJsxElement('OpenApiOpenAll', {})] : []),
    ...sections.flatMap(({id, title, date, emptyText, changes}) => [
      createHeadingNode(2, id, title),
      ...createHtmlPart([
        date !== undefined && h('p', {}, h('time', {dateTime: date}, t.formatDate(date))),
        changes.length === 0 && h('p', {}, emptyText),
      ]),
      ...groupByPlace(changes).map((group) => createGroup(group, `${id}.`, model, context)),
    ]),
  ];
}

function listSections({unreleased, releases}: ChangeHistory, idPrefix: string, t: Translate): ReleaseSection[] {
  const usedIds = new Set<string>();
  // Docusaurus removes periods from heading IDs.
  const createId = (name: string) => makeUnique(createSlug(`${idPrefix}${name}`), usedIds);
  return [
    ...(unreleased.length === 0
      ? []
      : [{id: createId('unreleased'), title: t('changes.unreleased'), emptyText: '', changes: unreleased}]),
    ...releases.map(({version, date, changes}, index) => ({
      id: createId(`release ${version}`),
      title: version,
      // Someone may have edited the file.
      ...(!Number.isNaN(Date.parse(date)) && {date}),
      emptyText: t(index === releases.length - 1 ? 'changes.first' : 'changes.none'),
      changes,
    })),
  ];
}

/** Groups sorted changes, so the group with the most important change is the first one. */
function groupByPlace(changes: readonly DescribedChange[]): ChangeGroup[] {
  const groups = new Map<string, {readonly place: ChangePlace; readonly changes: DescribedChange[]}>();
  for (const change of changes) {
    const {schema, operation} = change.place;
    const key = JSON.stringify(schema ?? [operation?.kind, operation?.id]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, {place: change.place, changes: [change]});
    else group.changes.push(change);
  }
  return [...groups.values()];
}

function createGroup(
  {place, changes}: ChangeGroup,
  idPrefix: string,
  model: ApiDocument,
  context: PageContext,
): RootContent {
  const {t, ids} = context;
  const {schema, operation} = place;
  const name = schema === undefined ? (operation?.id ?? 'api') : `schema-${schema}`;
  const id = makeUnique(idPrefix + name.replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, '-'), ids);
  const summary = changeLevels
    .map((level) => [level, changes.filter((change) => change.level === level).length] as const)
    .filter(([, count]) => count > 0)
    .map(([level, count]) => `${t(levelKeys[level])}: ${t.formatNumber(count)}`);
  return createSectionNode(
    [createHtmlNode(h('h3', {id}, renderTitle(place, t)))],
    summary.join(', '),
    createHtmlPart([
      renderOperations(place, changes, model, context),
      h(
        'ul',
        {className: 'ref-changes'},
        changes.map((change) => renderChange(change, makeUnique(idPrefix + change.id, ids), t)),
      ),
    ]),
  );
}

function renderTitle({schema, operation}: ChangePlace, t: Translate): string {
  if (schema !== undefined) return t('changes.schema', {name: schema});
  if (operation === undefined) return t('changes.api');
  const {kind, method, path} = operation;
  if (kind === 'webhook') return t('changes.webhook', {name: path});
  return kind === 'callback' ? t('operation.callback', {title: path}) : `${method.toUpperCase()} ${path}`;
}

/** Renders links to the changed operation, or to the operations that use the schema. */
function renderOperations(
  {schema, operation}: ChangePlace,
  changes: readonly DescribedChange[],
  model: ApiDocument,
  context: PageContext,
): Content {
  // Another document can have an operation with the ID of one that was removed.
  const existing = new Map(listOperations(model).map(({id, summary}) => [id, summary]));
  const renderLink = (id: string): Content => {
    const title = existing.get(id);
    const url = title === undefined ? undefined : context.findOperation(id)?.url;
    return url === undefined ? (title ?? h('code', {}, id)) : h('a', {href: url}, title ?? id);
  };
  if (schema === undefined && operation !== undefined) {
    return existing.has(operation.id) && h('p', {}, renderLink(operation.id));
  }
  const affected = [...new Set(changes.flatMap(({operations}) => operations))];
  if (affected.length === 0) return undefined;
  const links = affected.slice(0, maxOperations).map(renderLink);
  return h('p', {}, [
    `${context.t('changes.affected')}: `,
    join(affected.length > maxOperations ? [...links, '…'] : links),
  ]);
}

/** The sentences are English in all languages. */
const renderChange = ({level, sentence}: DescribedChange, id: string, t: Translate) =>
  h('li', {id}, [
    h('span', {className: `badge badge--change-${level}`}, t(levelKeys[level])),
    ' ',
    h(
      'span',
      {lang: 'en'},
      splitCode(sentence).map(({text, isCode}) => (isCode ? h('code', {}, text) : text)),
    ),
    ' ',
    h('a', {href: `#${id}`, 'aria-label': t('changes.link'), ...notSearched, ...notInMarkdown}, '#'),
  ]);
