import type {Parameter} from '@developer-docs/openapi';
import {isObject, stringifyJson, tryParseJson, type Json} from '@developer-docs/utils';
import {getValueKey, type ConsoleOperation} from '../../shared/console-operation';
import {getRequirement} from './credentials';
import type {RequestDraft} from './draft';

/*
 * What readers enter for a security scheme isn't a part of a draft. This is about the parameters and members of the
 * body that the document declares as credentials, too. They don't get into links, the history, or commands, nor to
 * another server.
 */

/** Returns whether the document declares a parameter as a credential. Many documents also list those of schemes. */
export const isSecretParameter = (
  {security}: Pick<ConsoleOperation, 'security'>,
  {name, in: location, schema}: Parameter,
): boolean =>
  schema.format === 'password' ||
  schema.isWriteOnly ||
  (location === 'header' && name.toLowerCase() === 'cookie') ||
  security.flat().some(({scheme}) => scheme.in === location && scheme.parameter === name);

const listSecretKeys = (operation: ConsoleOperation) =>
  operation.parameters.filter((parameter) => isSecretParameter(operation, parameter)).map(getValueKey);

/** Returns whether a request contains credentials outside of its body. */
export const hasCredentials = (operation: ConsoleOperation, {credential, parameters}: RequestDraft): boolean =>
  getRequirement(operation, credential).length > 0 ||
  listSecretKeys(operation).some((key) => (parameters[key] ?? '') !== '');

/** Empties the values that are credentials. */
export function removeSecrets(operation: ConsoleOperation, draft: RequestDraft): RequestDraft {
  const emptied = Object.fromEntries(listSecretKeys(operation).map((key) => [key, '']));
  return {
    ...draft,
    parameters: {...draft.parameters, ...emptied},
    body: emptyMembers(draft.body, operation.secretMembers ?? []),
  };
}

/** Empties members of JSON, or of a form. In other text, nobody knows where they are. */
function emptyMembers(body: string, names: readonly string[]): string {
  if (names.length === 0) return body;
  const empty = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(empty);
    if (!isObject(value)) return value;
    const members = Object.entries(value as Readonly<Record<string, Json>>);
    return Object.fromEntries(members.map(([name, member]) => [name, names.includes(name) ? '' : empty(member)]));
  };
  const value = tryParseJson(body);
  return value === undefined ? '' : stringifyJson(empty(value), 2);
}
