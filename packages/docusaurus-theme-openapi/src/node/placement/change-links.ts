import {
  getVariantLabel,
  listChildSchemas,
  listOperations,
  resolveSchema,
  type ApiDocument,
  type ChangePlace,
  type Header,
  type Parameter,
  type Schema,
} from '@developer-docs/openapi';
import {getOrCreate} from '@developer-docs/utils';
import type {LoadedDocument} from '../documents/document-loader';
import type {BadgeOptions} from '../options/plugin-options';
import type {SourcePage} from './page-index';
import type {ReleaseSection} from './release-sections';

/** A release that changed something. */
export interface ReleaseLink {
  readonly version: string;
  /** URL of the change; absent if no page shows it. */
  readonly url?: string;
}

/** The newest release that added or changed a field. */
export interface ChangeBadge extends ReleaseLink {
  readonly isNew: boolean;
}

/** The releases that changed an operation, oldest first. */
export interface OperationHistory {
  readonly added?: ReleaseLink;
  readonly changed: readonly ReleaseLink[];
}

/** What has a badge: a parameter or header, or the schema of a field. */
export type ChangedField = Header | Parameter | Schema;

/** Returns the URL of a change, by its anchor; `undefined` if no page shows the release. */
type GetChangeUrl = (version: string, anchor: string) => string | undefined;

/**
 * Lists what releases changed in a document. New descriptions don't count.
 *
 * @param sections - Newest first.
 * @param page - The page with the changes, if any.
 * @param badges - Which fields have a badge. Default: none.
 */
export function listDocumentChanges(
  {id, model}: LoadedDocument,
  sections: readonly ReleaseSection[],
  page: SourcePage | undefined,
  badges: BadgeOptions | undefined,
) {
  const getUrl = (version: string, anchor: string) => {
    const isShown = page?.elements.some(
      ({name, attributes}) =>
        name === 'ApiChanges' && attributes.document === id && (attributes.release ?? version) === version,
    );
    return isShown === true && page?.url !== undefined ? `${page.url}#${anchor}` : undefined;
  };
  const released = sections.filter((section): section is ReleasedSection => section.release !== undefined);
  return {
    histories: listOperationHistories(released, getUrl),
    badges: badges === undefined ? new Map() : listBadges(model, released, badges, getUrl),
  };
}

type ReleasedSection = Required<ReleaseSection>;

type MutableHistory = OperationHistory & {readonly changed: ReleaseLink[]};

/** Lists the releases that changed operations and webhooks, by their IDs. */
function listOperationHistories(
  sections: readonly ReleasedSection[],
  getUrl: GetChangeUrl,
): ReadonlyMap<string, OperationHistory> {
  const histories = new Map<string, MutableHistory>();
  for (const {operation, kind, version, anchor} of [...sections].reverse().flatMap(listOperationChanges)) {
    const link = {version, url: getUrl(version, anchor)};
    if (kind === 'operation-added') {
      histories.set(operation, {added: link, changed: []});
      continue;
    }
    const {added, changed} = getOrCreate(histories, operation, (): MutableHistory => ({changed: []}));
    if (added?.version !== version && changed.at(-1)?.version !== version) changed.push(link);
  }
  return histories;
}

/** Lists the operations and webhooks that a release changed, once for each of its changes. */
const listOperationChanges = ({release: {version}, groups}: ReleasedSection) =>
  groups.flatMap(({id: anchor, changes}) =>
    changes
      .filter(({level}) => level !== 'text')
      .flatMap(({kind, operations}) => operations.map((operation) => ({operation, kind, version, anchor}))),
  );

/** The kinds of changes that add a field, parameter, or header. */
const addedKinds = /^(?:property|parameter|header)-(?:required-)?added$/;

/** Finds the parameter, header, or field that a change is about. Items and alternatives are part of their field. */
function findChangedFields(model: ApiDocument, place: ChangePlace): ChangedField[] {
  const {schema, operation, parameter, status, header, isBody} = place;
  const length = place.path.findLastIndex((step) => !/^(?:\[\]|<.*>)$/s.test(step)) + 1;
  const path = place.path.slice(0, length);
  const follow = (roots: readonly (Schema | undefined)[]) => (length === 0 ? [] : followPath(roots, path, model));
  if (schema !== undefined) return follow([model.schemas.get(schema)]);
  const {parameters, requestBody, responses} =
    listOperations(model)
      .flatMap((candidate) => [candidate, ...candidate.callbacks])
      .find(({kind, id}) => kind === operation?.kind && id === operation.id) ?? {};
  const response = responses?.find((candidate) => candidate.status === status);
  const entry =
    parameters?.find((candidate) => candidate.in === parameter?.in && candidate.name === parameter.name) ??
    response?.headers.find(({name}) => name === header);
  if (entry !== undefined) return length === 0 ? [entry] : follow([entry.schema]);
  const content = isBody === true ? requestBody?.content : response?.content;
  return follow((content ?? []).map((mediaType) => mediaType.schema));
}

/** Follows the steps of a change's path. */
function followPath(roots: readonly (Schema | undefined)[], path: readonly string[], model: ApiDocument): Schema[] {
  let schemas = roots.filter((root) => root !== undefined);
  for (const step of path) schemas = schemas.flatMap((schema) => followStep(resolveSchema(schema, model), step));
  return schemas;
}

function followStep(schema: Schema, step: string): Schema[] {
  const variants = schema.alternatives.flatMap((group) => group.variants);
  return [
    ...listChildSchemas(schema).filter((child) => child.step === step),
    ...variants.filter((variant) => `<${getVariantLabel(variant)}>` === step),
  ].map((child) => child.schema);
}

/** Lists the badges of fields, by their schemas, and of parameters and headers. */
function listBadges(
  model: ApiDocument,
  sections: readonly ReleasedSection[],
  options: BadgeOptions,
  getUrl: GetChangeUrl,
): ReadonlyMap<ChangedField, ChangeBadge> {
  const badges = new Map<ChangedField, ChangeBadge>();
  const recent = sections.filter(({release}, index) =>
    'releases' in options
      ? index < options.releases
      : Date.parse(release.date) > Date.now() - options.days * 86_400_000,
  );
  for (const {id, release, groups} of recent) {
    const {version} = release;
    for (const {id: changeId, kind, level, place} of groups.flatMap(({changes}) => changes)) {
      if (level === 'text') continue;
      const badge = {version, isNew: addedKinds.test(kind), url: getUrl(version, `${id}.${changeId}`)};
      const fields = findChangedFields(model, place).filter((field) => !badges.has(field));
      fields.forEach((field) => badges.set(field, badge));
    }
  }
  return badges;
}
