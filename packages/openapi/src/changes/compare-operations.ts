import {getOwn} from '@developer-docs/utils';
import {isErrorStatus} from '../declarations/operations.js';
import {listServerUrls, type Server} from '../declarations/servers.js';
import {isInRanges} from '../media-types.js';
import type {Header, MediaType, Operation, Parameter, Response, Schema} from '../model/types.js';
import type {Direction} from '../schemas/directions.js';
import {compareTexts} from './compare-annotations.js';
import type {SchemaComparison, SchemaContext, SchemaPair} from './compare-schemas.js';
import {compareSecurity} from './compare-security.js';
import {getPresenceKind, type ChangeKind, type Presence, type PresenceSubject} from './kinds.js';
import type {ChangePlace, FoundChange, Report} from './types.js';

interface Matches {
  readonly pairs: readonly (readonly [Operation, Operation])[];
  readonly removed: readonly Operation[];
  readonly added: readonly Operation[];
}

/** Callbacks with the same URL, such as a webhook's URL, differ in their names. */
const getCallbackName = ({kind, pointer}: Operation): string =>
  kind === 'callback' ? (/^.*\/callbacks\/([^/]*)\//.exec(pointer)?.[1] ?? '') : '';

const removeNames = (path: string) => path.replaceAll(/\{[^}]*\}/g, '{}');

/**
 * Matches operations by method and path, then by those without the names of parameters, and then by ID: a client that
 * calls the same URL calls the same operation.
 */
function matchOperations(before: readonly Operation[], after: readonly Operation[]): Matches {
  const pairs: [Operation, Operation][] = [];
  let [removed, added] = [before, after];
  const keys = [
    ({method, path}: Operation) => `${method} ${path}`,
    ({method, path}: Operation) => `${method} ${removeNames(path)}`,
    ({kind, method, id}: Operation) => (kind === 'callback' ? method : id),
  ].map((getKey) => (operation: Operation) => `${operation.kind} ${getCallbackName(operation)} ${getKey(operation)}`);
  for (const getKey of keys) {
    const rest = new Map(added.map((operation) => [getKey(operation), operation]));
    removed = removed.filter((operation) => {
      const match = rest.get(getKey(operation));
      if (match !== undefined) {
        pairs.push([operation, match]);
        rest.delete(getKey(operation));
      }
      return match === undefined;
    });
    const matched = new Set(pairs.map(([, operation]) => operation));
    added = added.filter((operation) => !matched.has(operation));
  }
  const order = new Map(after.map((operation, index) => [operation, index]));
  pairs.sort(([, first], [, second]) => (order.get(first) ?? 0) - (order.get(second) ?? 0));
  return {pairs, removed, added};
}

/** What changed in an operation, and the named schemas that it uses. */
export interface OperationChanges {
  readonly operation: Operation;
  readonly changes: FoundChange[];
  readonly references: Set<SchemaPair>;
}

/** Compares operations, webhooks, or callbacks. */
export function compareOperations(
  before: readonly Operation[],
  after: readonly Operation[],
  schemas: SchemaComparison,
): OperationChanges[] {
  const {pairs, removed, added} = matchOperations(before, after);
  const create = (operation: Operation, kind: ChangeKind): OperationChanges => ({
    operation,
    changes: [{kind, direction: 'request', place: {operation: pickPlace(operation), path: []}}],
    references: new Set(),
  });
  return [
    ...removed.map((operation) => create(operation, 'operation-removed')),
    ...added.map((operation) => create(operation, 'operation-added')),
    ...pairs.map(([old, current]) => new OperationComparison(old, current, schemas).compare()),
  ];
}

const pickPlace = ({kind, id, method, path, pointer}: Operation) => ({kind, id, method, path, pointer});

const formatUrl = ({method, path}: Operation) => `${method.toUpperCase()} ${path}`;

/** Returns the summary of an operation unless it was created from its ID or URL. */
const getSummary = (operation: Operation) =>
  [operation.id, formatUrl(operation)].includes(operation.summary) ? undefined : operation.summary;

type Place = Omit<ChangePlace, 'operation' | 'path'>;

class OperationComparison {
  private readonly changes: FoundChange[] = [];
  private readonly references = new Set<SchemaPair>();
  /** The API sends the requests of webhooks and callbacks. */
  private readonly sent: Direction;
  private readonly received: Direction;

  constructor(
    private readonly before: Operation,
    private readonly after: Operation,
    private readonly schemas: SchemaComparison,
  ) {
    [this.sent, this.received] = after.kind === 'operation' ? ['request', 'response'] : ['response', 'request'];
  }

  compare(): OperationChanges {
    const {before, after, changes, references} = this;
    this.compareOperation();
    this.compareParameters();
    this.compareBodies();
    this.compareResponses();
    for (const callback of compareOperations(before.callbacks, after.callbacks, this.schemas)) {
      changes.push(...callback.changes);
      for (const pair of callback.references) references.add(pair);
    }
    return {operation: after, changes, references};
  }

  /** Returns the function that reports the changes at a place. */
  private at(direction: Direction, place: Place, path: readonly string[] = []): Report {
    return (kind, values) => {
      this.changes.push({kind, direction, place: {operation: pickPlace(this.after), ...place, path}, ...values});
    };
  }

  private compareOperation(): void {
    const {before, after, sent} = this;
    const report = this.at(sent, {});
    const [oldUrl, url] = [formatUrl(before), formatUrl(after)];
    if (removeNames(oldUrl) !== removeNames(url)) report('operation-moved', {before: oldUrl, after: url});
    if (before.id !== after.id && after.kind !== 'callback') {
      report('operation-id-changed', {before: before.id, after: after.id});
    }
    compareTexts(before, after, report);
    const [oldSummary, summary] = [getSummary(before), getSummary(after)];
    if (before.description === after.description && oldSummary !== summary) {
      report('description-changed', {before: oldSummary, after: summary});
    }
    if (after.kind === 'operation') compareSecurity(before.security, after.security, report);
    if (before.hasOwnServers || after.hasOwnServers) compareServers(before.servers, after.servers, report);
  }

  private compareParameters(): void {
    const {before, after, sent} = this;
    const getKey = ({in: place, name}: Parameter) => `${place} ${place === 'header' ? name.toLowerCase() : name}`;
    // Parameters in the path are the same if their position is.
    const names = new Map(zip(listPathNames(before.path), listPathNames(after.path)));
    const old = new Map(
      before.parameters.map((parameter) => {
        const name = parameter.in === 'path' ? (names.get(parameter.name) ?? parameter.name) : parameter.name;
        return [getKey({...parameter, name}), parameter];
      }),
    );
    const current = new Map(after.parameters.map((parameter) => [getKey(parameter), parameter]));
    for (const [key, parameter] of old) {
      if (!current.has(key)) reportPresence('parameter', parameter, undefined, this.at(sent, pickParameter(parameter)));
    }
    for (const [key, parameter] of current) {
      const place = pickParameter(parameter);
      const report = this.at(sent, place);
      const previous = old.get(key);
      reportPresence('parameter', previous, parameter, report);
      if (previous === undefined) continue;
      if (previous.in === 'path' && previous.name !== parameter.name) {
        report('parameter-renamed', {before: previous.name, after: parameter.name});
      }
      const ignoresStyle = isScalar(previous.schema) && parameter.in !== 'path';
      const [oldStyle, style] = [previous, parameter].map((side) => describeStyle(side, ignoresStyle));
      if (oldStyle !== style) report('serialization-changed', {before: oldStyle, after: style});
      this.compareHeaders(previous, parameter, sent, place, parameter.style === 'form' && parameter.explode);
    }
  }

  /** Compares what parameters and headers have in common. */
  private compareHeaders(
    before: Header & Partial<Pick<Parameter, 'mediaType'>>,
    after: Header & Partial<Pick<Parameter, 'mediaType'>>,
    direction: Direction,
    place: Place,
    isRepeated = false,
  ): void {
    const isText = before.mediaType === undefined && after.mediaType === undefined;
    const report = this.at(direction, place);
    compareTexts(pickTexts(before), pickTexts(after), report);
    const items = isRepeated ? this.schemas.getRepeated(before.schema, after.schema) : undefined;
    if (items === undefined) {
      this.compareSchemas(before.schema, after.schema, direction, place, {isDescribed: true, isText});
      return;
    }
    report('type-widened', {before: before.schema.types.join(' | '), after: 'array'});
    this.compareSchemas(before.schema, items, direction, place, {isDescribed: true, isText, path: ['[]']});
  }

  private compareSchemas(
    before: MediaType['schema'],
    after: MediaType['schema'],
    direction: Direction,
    place: Place,
    more: Partial<Pick<SchemaContext, 'isDescribed' | 'isText' | 'path'>> = {},
  ): void {
    this.schemas.compare(before, after, {
      direction,
      path: [],
      references: this.references,
      ...more,
      report: (kind, fieldPath, values) => {
        this.at(direction, place, fieldPath)(kind, values);
      },
    });
  }

  private compareBodies(): void {
    const {sent} = this;
    const [before, after] = [this.before.requestBody, this.after.requestBody];
    const place = {isBody: true};
    const report = this.at(sent, place);
    reportPresence('body', before, after, report);
    if (before === undefined || after === undefined) return;
    compareTexts(before, after, report);
    this.compareContent(before.content, after.content, sent, place);
  }

  private compareContent(
    before: readonly MediaType[],
    after: readonly MediaType[],
    direction: Direction,
    place: Place,
  ): void {
    const report = this.at(direction, place);
    const current = new Map(after.map((content) => [normalizeMediaType(content.type), content]));
    const matched = new Set<MediaType>();
    for (const content of before) {
      const type = normalizeMediaType(content.type);
      const next = current.get(type) ?? after.find((other) => isInRanges(type, other.type));
      if (next === undefined) {
        report('media-type-removed', {before: content.type});
        continue;
      }
      matched.add(next);
      const ownPlace = {...place, mediaType: next.type};
      const properties = this.schemas.matchProperties(content.schema, next.schema);
      for (const [name, [first, second]] of properties) {
        const isText = isScalar(first.schema) && isScalar(second.schema);
        const [oldEncoding, encoding] = [content, next].map((side) => describeEncoding(side, name, isText));
        if (oldEncoding !== encoding) {
          this.at(direction, ownPlace, [name])('serialization-changed', {before: oldEncoding, after: encoding});
        }
      }
      this.compareSchemas(content.schema, next.schema, direction, ownPlace);
    }
    for (const content of after) {
      if (!matched.has(content)) report('media-type-added', {after: content.type});
    }
  }

  private compareResponses(): void {
    const {received} = this;
    const old = new Map(this.before.responses.map((response) => [response.status.toUpperCase(), response]));
    const current = new Map(this.after.responses.map((response) => [response.status.toUpperCase(), response]));
    const matched = new Set<Response>();
    for (const [status, response] of old) {
      // A range such as `4XX`, or the default, also describes the statuses that aren't listed.
      const next = current.get(status) ?? current.get(`${status.charAt(0)}XX`) ?? current.get('DEFAULT');
      if (next !== undefined) {
        matched.add(next);
        this.compareResponse(response, next);
      } else {
        const isError = isErrorStatus(status) || (status === 'DEFAULT' && old.size > 1);
        this.at(received, {status: response.status})(`${isError ? 'error' : 'success'}-response-removed`);
      }
    }
    for (const [status, response] of current) {
      if (!old.has(status) && !matched.has(response)) this.at(received, {status: response.status})('response-added');
    }
  }

  private compareResponse(before: Response, after: Response): void {
    const {received} = this;
    const place = {status: after.status};
    compareTexts({description: before.description}, {description: after.description}, this.at(received, place));
    const getName = ({name}: Header) => name.toLowerCase();
    const old = new Map(before.headers.map((header) => [getName(header), header]));
    const current = new Map(after.headers.map((header) => [getName(header), header]));
    for (const name of new Set([...old.keys(), ...current.keys()])) {
      const [previous, header] = [old.get(name), current.get(name)];
      const ownPlace = {...place, header: (header ?? previous)?.name ?? name};
      reportPresence('header', previous, header, this.at(received, ownPlace));
      if (previous !== undefined && header !== undefined) this.compareHeaders(previous, header, received, ownPlace);
    }
    this.compareContent(before.content, after.content, received, place);
  }
}

/** Reports the servers that were added or removed. A server still exists if another one has its URL. */
export function compareServers(before: readonly Server[], after: readonly Server[], report: Report): void {
  const [oldUrls, urls] = [before, after].map((servers) => new Set(servers.flatMap(listServerUrls)));
  for (const {url, template} of before) if (urls?.has(url) !== true) report('server-removed', {before: template});
  for (const {url, template} of after) if (oldUrls?.has(url) !== true) report('server-added', {after: template});
}

function reportPresence(subject: PresenceSubject, before: Presence, after: Presence, report: Report): void {
  const kind = getPresenceKind(subject, before, after);
  if (kind !== undefined) report(kind);
}

const listPathNames = (path: string) => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);

/** Returns whether no value consists of others, so that styles outside of paths don't matter. */
const isScalar = ({types}: Schema) => types.length > 0 && types.every((type) => type !== 'array' && type !== 'object');

const zip = (first: readonly string[], second: readonly string[]) =>
  first.map((name, index) => [name, second[index] ?? name] as const);

const pickParameter = ({name, in: location}: Parameter): Place => ({parameter: {name, in: location}});

/** Omits texts that come from a named schema, because named schemas are compared separately. */
const pickTexts = ({description, isDeprecated, schema}: Header) => ({
  ...(description !== undefined && !(schema.ref !== undefined && description === schema.description) && {description}),
  isDeprecated: isDeprecated && !(schema.ref !== undefined && schema.isDeprecated),
});

/** @param ignoresStyle - Whether the styles write the value in the same way. */
const describeStyle = ({style, explode, mediaType, allowsReserved}: Parameter, ignoresStyle: boolean) =>
  [
    mediaType ?? (ignoresStyle ? 'text' : `style: ${style}, explode: ${String(explode)}`),
    allowsReserved ? 'allowReserved' : '',
  ]
    .filter(Boolean)
    .join(', ');

/** The encoding of text doesn't make a different media type. */
const normalizeMediaType = (type: string) =>
  type
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replace(/;charset=[^;]*/, '');

/** @param isText - Whether the styles write the value in the same way. */
function describeEncoding({partContentTypes, parts}: MediaType, name: string, isText: boolean): string {
  const {
    style = 'form',
    explode = style === 'form',
    allowsReserved = false,
  } = parts.find((part) => part.name === name) ?? {};
  return [
    getOwn(partContentTypes, name) ?? '',
    isText ? '' : `style: ${style}, explode: ${String(explode)}`,
    allowsReserved ? 'allowReserved' : '',
  ]
    .filter(Boolean)
    .join(', ');
}
