import type {Parameter, SecurityRequirement} from '@developer-docs/openapi';
import {isObject, stringifyJson, type Json} from '@developer-docs/utils';
import {tryParseJson} from '../../../client/utils/untrusted-json';
import {getParameterKey, type ConsoleOperation} from '../../../shared/console-operation';
import type {RequestDraft} from './draft';
import {hasSecretFormat, isSecretHeader, mayBeSecret, mayContainSecret, secretPathName} from './secret-names';
import {formatBody} from './values';

/*
 * What readers enter for a security scheme isn't a part of a draft. This is about other credentials, such as a password
 * in a body. They don't get into links, the history, or commands, nor to another server. A value may be one
 *
 * 1. if the document declares it as a password (`format: password`), or as text that's never returned (`writeOnly`),
 * 2. if its name matches the table of names,
 * 3. if it's a text, such as a filter, XML, or GraphQL, in which such a name, or a value of the table of formats,
 *    occurs. As nobody knows where it is, the entire text counts.
 */

/** Returns whether the document, or the name, says that a parameter is a credential. */
export const isSecretParameter = ({name, in: location, schema}: Parameter): boolean =>
  schema.format === 'password' ||
  schema.isWriteOnly ||
  (mayBeSecret(name) && (location !== 'path' || secretPathName.test(name)));

/** Returns whether a value is text, in which credentials occur by name. A single word, such as `sort=key`, isn't. */
const isText = (value: string, {in: location}: Parameter) =>
  // A path can name a file or a key.
  (location === 'path' ? /[{[<=]/ : /[^\p{L}\d_-]/u).test(value);

/** A draft without possible credentials, which can be in a link, in the history, or sent to another server. */
interface SharedDraft extends Omit<RequestDraft, 'body'> {
  /**
   * `undefined` if it may contain a credential somewhere. Of JSON and forms, only the values of members that are
   * credentials are removed.
   */
  readonly body: string | undefined;
  /** The parameters without their value. */
  readonly hidden: readonly Parameter[];
}

/** Removes what may be a credential. */
export function removeSecrets(model: ConsoleOperation, draft: RequestDraft): SharedDraft {
  const hidden = model.operation.parameters.filter((parameter) => {
    const value = draft.parameters[getParameterKey(parameter)] ?? '';
    const isSecret = isText(value, parameter) ? mayContainSecret : hasSecretFormat;
    return value !== '' && (isSecretParameter(parameter) || isSecret(value));
  });
  return {...draft, parameters: emptyValues(draft, hidden), body: cleanBody(model, draft.body), hidden};
}

const emptyValues = ({parameters}: RequestDraft, emptied: readonly Parameter[]) => ({
  ...parameters,
  ...Object.fromEntries(emptied.map((parameter) => [getParameterKey(parameter), ''])),
});

/** Returns the draft of the same request without credentials, which can be redirected. */
export function removeCredentials(model: ConsoleOperation, draft: RequestDraft): RequestDraft {
  const headers = model.operation.parameters.filter(
    ({in: location, name}) => location === 'header' && isSecretHeader(name),
  );
  const removed = [...removeSecrets(model, draft).hidden, ...headers].filter(({in: location}) => location !== 'path');
  return {...draft, credential: 'none', parameters: emptyValues(draft, removed)};
}

/** Returns the security of a request in which variables replace parameters, such as `$API_KEY`. */
export const toRequirement = (parameters: readonly Parameter[]): SecurityRequirement =>
  parameters.flatMap(({name, in: location}) => {
    if (location === 'path' || location === 'querystring') return [];
    const variable = name.toUpperCase().replaceAll(/[^A-Z\d]+/g, '_');
    // Shells have variables of their own, such as `$_` and `$2`.
    const safe = /^[A-Z]/.test(variable) ? variable : `SECRET_${variable}`;
    const scheme = {name, title: name, variable: safe, kind: 'apiKey', in: location, parameter: name} as const;
    return [{scheme: {...scheme, flows: [], isDeprecated: false}, scopes: []}];
  });

function cleanBody({operation, secretMembers = []}: ConsoleOperation, body: string): string | undefined {
  const examples = (operation.requestBody?.content ?? []).flatMap((mediaType) =>
    mediaType.examples.flatMap(({value}) => (value === undefined ? [] : formatBody(mediaType, value))),
  );
  if (examples.includes(body)) return body;
  const value = tryParseJson(body);
  if (value === undefined) return mayContainSecret(body) ? undefined : body;
  const isSecret = (name: string) => mayBeSecret(name) || secretMembers.includes(name);
  const cleaned = emptySecrets(value, isSecret);
  const rest = JSON.stringify(cleaned, (name, member: unknown) => (isSecret(name) ? undefined : member));
  if (mayContainSecret(rest)) return undefined;
  return stringifyJson(cleaned) === stringifyJson(value) ? body : stringifyJson(cleaned, 2);
}

/** @param isEmptied - Whether the value belongs to a member that's a credential. */
function emptySecrets(value: Json, isSecret: (name: string) => boolean, isEmptied = false): Json {
  if (Array.isArray(value)) return value.map((item: Json) => emptySecrets(item, isSecret, isEmptied));
  if (isObject(value)) {
    const members = Object.entries(value as Readonly<Record<string, Json>>);
    return Object.fromEntries(
      members.map(([name, member]) => [name, emptySecrets(member, isSecret, isEmptied || isSecret(name))]),
    );
  }
  return isEmptied && value !== null && typeof value !== 'boolean' ? '' : value;
}
