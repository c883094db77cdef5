import {isErrorStatus} from '../declarations/operations.js';
import {isInRanges} from '../media-types.js';
import type {MediaType, OperationResponse, RequestBody} from '../model/types.js';
import {comparePresence, compareTexts} from './compare-annotations.js';
import {compareHeaders} from './compare-parameters.js';
import type {SchemaComparison} from './compare-schemas.js';
import {enterPart, report, type Scope} from './scope.js';

export function compareBodies(
  before: RequestBody | undefined,
  after: RequestBody | undefined,
  scope: Scope,
  schemas: SchemaComparison,
): void {
  const own = enterPart(scope, {isBody: true});
  comparePresence('body', before, after, own);
  if (before === undefined || after === undefined) return;
  compareTexts(before, after, own);
  compareContent(before.content, after.content, own, schemas);
}

export function compareResponses(
  before: readonly OperationResponse[],
  after: readonly OperationResponse[],
  scope: Scope,
  schemas: SchemaComparison,
): void {
  const [old, current] = [indexByStatus(before), indexByStatus(after)];
  const matched = new Set<OperationResponse>();
  for (const [status, response] of old) {
    // A range such as `4XX`, or the default, also describes the statuses that aren't listed.
    const next = current.get(status) ?? current.get(`${status.charAt(0)}XX`) ?? current.get('DEFAULT');
    const own = enterPart(scope, {status: (next ?? response).status});
    if (next === undefined) {
      const isError = isErrorStatus(status) || (status === 'DEFAULT' && old.size > 1);
      report(own, `${isError ? 'error' : 'success'}-response-removed`);
      continue;
    }
    matched.add(next);
    compareTexts({description: response.description}, {description: next.description}, own);
    compareHeaders(response.headers, next.headers, own, schemas);
    compareContent(response.content, next.content, own, schemas);
  }
  for (const response of current.values()) {
    if (!matched.has(response)) report(enterPart(scope, {status: response.status}), 'response-added');
  }
}

const indexByStatus = (responses: readonly OperationResponse[]) =>
  new Map(responses.map((response) => [response.status.toUpperCase(), response]));

function compareContent(
  before: readonly MediaType[],
  after: readonly MediaType[],
  scope: Scope,
  schemas: SchemaComparison,
): void {
  const current = new Map(after.map((content) => [normalizeMediaType(content.type), content]));
  const matched = new Set<MediaType>();
  for (const content of before) {
    const type = normalizeMediaType(content.type);
    const next = current.get(type) ?? after.find((other) => isInRanges(type, other.type));
    if (next === undefined) {
      report(scope, 'media-type-removed', {before: content.type});
      continue;
    }
    matched.add(next);
    schemas.compare(content.schema, next.schema, enterPart(scope, {mediaType: next.type}));
  }
  for (const content of after) {
    if (!matched.has(content)) report(scope, 'media-type-added', {after: content.type});
  }
}

/** The encoding of text doesn't make a different media type. */
const normalizeMediaType = (type: string) =>
  type
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replace(/;charset=[^;]*/, '');
