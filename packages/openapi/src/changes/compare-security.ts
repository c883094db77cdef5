import {toCanonicalJson} from '@developer-docs/utils';
import type {SecurityRequirement, SecurityScheme} from '../model/types.js';
import type {ChangeValues, Report} from './scope.js';

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

/** Returns whether a request with these credentials meets a requirement. */
function isMet(requirement: SecurityRequirement, credentials: SecurityRequirement): boolean {
  const schemes = getKey(credentials).split('\n');
  const scopes = listScopes(credentials);
  return (
    requirement.length === 0 ||
    (getKey(requirement)
      .split('\n')
      .every((key) => schemes.includes(key)) &&
      listScopes(requirement).every((scope) => scopes.includes(scope)))
  );
}

/** Reports the credentials that an operation accepts, no longer accepts, or requires. */
export function compareSecurity(
  before: readonly SecurityRequirement[],
  after: readonly SecurityRequirement[],
  report: Report,
): void {
  const isOpen = (requirements: readonly SecurityRequirement[]) =>
    requirements.length === 0 || requirements.some((requirement) => requirement.length === 0);
  if (isOpen(before) || isOpen(after)) {
    if (!isOpen(after)) report('security-became-required', {after: after.map(describe)});
    if (!isOpen(before)) report('security-became-optional', {before: before.map(describe)});
    return;
  }
  const explained = new Set<SecurityRequirement>();
  for (const requirement of before) {
    if (after.some((other) => isMet(other, requirement))) continue;
    const same = after.find((other) => getKey(other) === getKey(requirement));
    if (same === undefined) {
      report('security-removed', {before: describe(requirement), after: after.map(describe)});
      continue;
    }
    explained.add(same);
    for (const scope of listMissing(same, requirement)) report('scope-added', {after: scope});
    for (const scope of listMissing(requirement, same)) report('scope-removed', {before: scope});
  }
  for (const requirement of after) {
    if (explained.has(requirement) || before.some((other) => isMet(other, requirement))) continue;
    const same = before.find((other) => getKey(other) === getKey(requirement));
    if (same === undefined) report('security-added', {after: describe(requirement)});
    else for (const scope of listMissing(same, requirement)) report('scope-removed', {before: scope});
  }
}

function listMissing(requirement: SecurityRequirement, other: SecurityRequirement): string[] {
  const scopes = listScopes(other);
  return [...new Set(listScopes(requirement))].filter((scope) => !scopes.includes(scope));
}

/** Reports the security schemes with the same name that expect a different kind of credential. */
export function compareSecuritySchemes(
  before: readonly SecurityScheme[],
  after: readonly SecurityScheme[],
  report: (name: string, values: ChangeValues) => void,
): void {
  const old = new Map(before.map((scheme) => [scheme.name, scheme]));
  for (const scheme of after) {
    const previous = old.get(scheme.name);
    if (previous === undefined) continue;
    const [first, second] = [previous, scheme].map(describeScheme);
    if (first !== undefined && second !== undefined && first !== second) {
      report(scheme.name, {before: first, after: second});
      continue;
    }
    const [oldUrls, urls] = [previous, scheme].map(({flows, openIdConnectUrl = ''}) =>
      toCanonicalJson([openIdConnectUrl, ...flows.map(({kind, urls: flowUrls}) => [kind, flowUrls])]),
    );
    if (oldUrls !== urls) report(scheme.name, {before: listUrls(previous), after: listUrls(scheme)});
  }
}

const listUrls = ({openIdConnectUrl, flows}: SecurityScheme): string[] =>
  openIdConnectUrl === undefined
    ? flows.flatMap(({kind, urls}) => Object.values(urls).map((url) => `${kind}: ${url}`))
    : [openIdConnectUrl];
