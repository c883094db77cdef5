import type {SecurityRequirement, SecurityScheme} from '../model/types.js';
import {pairByKey} from './match-items.js';
import {enterPart, report, type Scope} from './scope.js';

/** Describes how a request contains a credential, for example `apiKey in header X-Key`. */
function describeScheme({kind, in: location, parameter, httpScheme}: SecurityScheme): string {
  const place = location === undefined ? '' : ` in ${location} ${parameter ?? ''}`;
  return `${kind}${place}${httpScheme === undefined ? '' : ` ${httpScheme}`}`;
}

/** Requirements with the same schemes have the same key. A scheme that only has a different name is the same. */
const getKey = (requirement: SecurityRequirement) =>
  requirement
    .map(({scheme}) => (scheme.kind === 'apiKey' || scheme.kind === 'basic' ? describeScheme(scheme) : scheme.name))
    .sort()
    .join('\n');

const listScopes = (requirement: SecurityRequirement) => requirement.flatMap(({scopes}) => scopes);

const describe = (requirement: SecurityRequirement) => requirement.map(({scheme}) => scheme.name).join(' + ');

/** Reports the credentials that an operation accepts, no longer accepts, or requires. */
export function compareSecurity(
  before: readonly SecurityRequirement[],
  after: readonly SecurityRequirement[],
  scope: Scope,
): void {
  const isOpen = (requirements: readonly SecurityRequirement[]) =>
    requirements.length === 0 || requirements.some((requirement) => requirement.length === 0);
  if (isOpen(before) || isOpen(after)) {
    if (!isOpen(after)) report(scope, 'security-became-required', {after: after.map(describe)});
    if (!isOpen(before)) report(scope, 'security-became-optional', {before: before.map(describe)});
    return;
  }
  for (const [old, current] of pairByKey(before, after, getKey)) {
    if (current === undefined) {
      report(scope, 'security-removed', {before: describe(old), after: after.map(describe)});
    } else if (old === undefined) {
      report(scope, 'security-added', {after: describe(current)});
    } else {
      for (const added of listMissing(current, old)) report(scope, 'scope-added', {after: added});
      for (const removed of listMissing(old, current)) report(scope, 'scope-removed', {before: removed});
    }
  }
}

function listMissing(requirement: SecurityRequirement, other: SecurityRequirement): string[] {
  const scopes = listScopes(other);
  return [...new Set(listScopes(requirement))].filter((scope) => !scopes.includes(scope));
}

/** Reports the security schemes with the same name whose kind of credential or whose URLs differ. */
export function compareSecuritySchemes(
  before: readonly SecurityScheme[],
  after: readonly SecurityScheme[],
  scope: Scope,
): void {
  for (const [old, current] of pairByKey(before, after, ({name}) => name)) {
    if (old === undefined || current === undefined) continue;
    const values = {before: describeFully(old), after: describeFully(current)};
    if (values.before === values.after) continue;
    report(enterPart(scope, {securityScheme: current.name}), 'security-scheme-changed', values);
  }
}

function describeFully(scheme: SecurityScheme): string {
  const {openIdConnectUrl, flows} = scheme;
  const urls = flows.flatMap(({kind, urls: flowUrls}) => Object.values(flowUrls).map((url) => `${kind}: ${url}`));
  return [describeScheme(scheme), ...(openIdConnectUrl === undefined ? urls : [openIdConnectUrl])].join(', ');
}
