import {notInMarkdown, notSearched} from '@developer-docs/docusaurus-utils';
import {h, join, type Content, toMarkdownNode} from '@developer-docs/docusaurus-utils/node';
import {
  changeLevels,
  describeChange,
  englishTexts,
  listOperations,
  type ApiChange,
  type ApiDocument,
  type ChangePlace,
  type ChangeTexts,
} from '@developer-docs/openapi';
import {didYouMean, ExplainedError} from '@developer-docs/utils';
import type {RootContent} from 'mdast';
import {renderFilter} from '../html/common/basic-elements';
import type {PageContext} from '../html/page-context';
import type {ChangeGroup, ReleaseSection} from '../placement/release-sections';
import {splitCode, type DescribedChange} from '../releases/history';
import type {Translate} from '../texts/translations';
import {createBlockNodes, createComponent, createHeadingNode, createSectionNode} from './page-nodes';

/** Longer lists of changes are collapsed. */
const maxOpenChanges = 2;

/**
 * Maximum number of operations that are listed for a schema. A widely used schema would repeat all of them in each
 * release.
 */
const maxOperations = 20;

const directionKeys = {request: 'changes.sent', response: 'changes.received'} as const;

/** Selects which of a document's changes an element shows. */
interface ChangesSelection {
  readonly documentId: string;
  /** The sections, or `undefined` if the document has no releases. */
  readonly sections: readonly ReleaseSection[] | undefined;
  /** The version of the only release to show. Its heading is on the page. Default: all. */
  readonly version?: string;
}

/**
 * Renders a document's changes: a section for each release, and in it, one for each operation and schema.
 *
 * @throws ExplainedError if there's no such release.
 */
export function createChangesNodes(
  model: ApiDocument,
  selection: ChangesSelection,
  context: PageContext,
): RootContent[] {
  const {t} = context;
  const shown = selectSections(selection);
  if (shown === undefined) return createBlockNodes(h('p', {}, t('changes.noReleases')));
  const groups = shown.flatMap((section) => section.groups);
  const changes = groups.flatMap((group) => group.changes);
  const filter = changes.length > 1 ? createBlockNodes(renderChangesFilter(changes, t)) : [];
  const hasFolds = groups.some((group) => group.changes.length > maxOpenChanges);
  const texts = createChangeTexts(t);
  const heading = selection.version === undefined ? 'h3' : 'h4';
  return [
    ...filter,
    ...(hasFolds ? [createComponent('OpenAll', {})] : []),
    ...shown.flatMap((section) => [
      ...createReleaseNodes(section, selection, t),
      ...section.groups.map((group) => createGroup(group, {sectionId: section.id, heading, texts}, model, context)),
    ]),
  ];
}

/** @throws ExplainedError if there's no such release. */
function selectSections({documentId, sections, version}: ChangesSelection): readonly ReleaseSection[] | undefined {
  if (version === undefined) return sections;
  const section = sections?.find(({release}) => release?.version === version);
  if (section !== undefined) return [section];
  const versions = sections?.flatMap(({release}) => release?.version ?? []) ?? [];
  throw new ExplainedError(
    `The API document "${documentId}" has no release "${version}".${didYouMean(version, versions)} Create it with "docusaurus openapi release ${version} ${documentId}", or correct the version.`,
  );
}

/** Creates a release's heading, its date, and what the lists of its changes lack. */
function createReleaseNodes(
  section: ReleaseSection,
  {sections, version}: ChangesSelection,
  t: Translate,
): RootContent[] {
  const {id, release, groups, descriptionCount} = section;
  const isEmpty = groups.length + descriptionCount === 0;
  const notes = [
    isEmpty && h('p', {}, t(section === sections?.at(-1) ? 'changes.first' : 'changes.none')),
    descriptionCount > 0 && h('p', {}, t('changes.descriptions.plurals', {count: descriptionCount})),
  ];
  // A page with only one release has its heading.
  if (version !== undefined) return createBlockNodes(notes);
  const date = release && h('p', {}, h('time', {dateTime: release.date}, t.formatDate(release.date)));
  return [createHeadingNode(2, id, release?.version ?? t('changes.unreleased')), ...createBlockNodes([date, notes])];
}

/** Renders the filter of changes, with the levels that they have. */
function renderChangesFilter(changes: readonly ApiChange[], t: Translate): Content {
  const levels = changeLevels.filter((level) => changes.some((change) => change.level === level));
  const select = h('select', {'aria-label': t('changes.allLevels')}, [
    h('option', {value: ''}, t('changes.allLevels')),
    levels.map((level) => h('option', {value: level}, t(`changes.level.${level}`))),
  ]);
  return renderFilter(t('changes.filter'), t, select);
}

interface ChangePosition {
  /** The release's anchor. */
  readonly sectionId: string;
  readonly heading: 'h3' | 'h4';
  /** The templates of the sentences. */
  readonly texts: ChangeTexts;
}

function createGroup(
  {id, place, changes}: ChangeGroup,
  position: ChangePosition,
  model: ApiDocument,
  context: PageContext,
): RootContent {
  const {t} = context;
  const summary = changeLevels
    .map((level) => [level, changes.filter((change) => change.level === level).length] as const)
    .filter(([, count]) => count > 0)
    .map(([level, count]) => `${t(`changes.level.${level}`)}: ${t.formatNumber(count)}`);
  return createSectionNode(
    [toMarkdownNode(h(position.heading, {id}, renderTitle(place, t)))],
    changes.length > maxOpenChanges ? summary.join(', ') : undefined,
    createBlockNodes([
      renderOperations(place, changes, model, context),
      h(
        'ul',
        {},
        changes.map((change) => renderChange(change, position, t)),
      ),
    ]),
    {'data-openapi-group': ''},
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
    const url = title === undefined ? undefined : context.links.operations.get(id)?.url;
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

function renderChange(change: ApiChange, {sectionId, texts}: ChangePosition, t: Translate): Content {
  const {level, place, direction} = change;
  const id = `${sectionId}.${change.id}`;
  const sentence = describeChange(change, texts);
  return h('li', {id, 'data-openapi-level': level}, [
    h('span', {className: `badge openapi-badge--change-${level}`}, t(`changes.level.${level}`)),
    ' ',
    // A schema can have the same change in both directions, with different levels.
    place.schema !== undefined && direction !== undefined && `${t(directionKeys[direction])}: `,
    splitCode(sentence).map(({text, isCode}) => (isCode ? h('code', {}, text) : text)),
    ' ',
    h('a', {href: `#${id}`, 'aria-label': t('changes.link'), ...notSearched, ...notInMarkdown}, '#'),
  ]);
}

/** Returns the sentence templates in the site's language. */
const createChangeTexts = (t: Translate) =>
  Object.fromEntries(
    (Object.keys(englishTexts) as (keyof ChangeTexts)[]).map((key) => [key, t(`change.${key}`)]),
  ) as ChangeTexts;
