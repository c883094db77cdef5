import type {SampleRequest, SampleText} from '@developer-docs/openapi';
import {decodeUriPart, isObject, stringifyJson, type Json} from '@developer-docs/utils';

import {parseJson} from './json-depth';

/** The words of names of credentials. A page token and an idempotency key aren't credentials. */
const secretWords =
  /\b(?:auth|authentication|authorization|cookie|credentials?|jwt|pass(?:code|phrase|w(?:or)?d)|pwd|secret|session|sid|sig|signature)\b|(?<!\b(?:continuation|cursor|next|page|sync) )(?:\b|access|api|auth|id|refresh|session)token\b|(?<!\b(?:cache|foreign|group|idempotency|order|partition|primary|public|sort) )(?:\b|access|api|secret)key$/;

/**
 * Returns whether a parameter or member with a name may be a credential, which documents also declare without a security
 * scheme.
 */
export const mayBeSecret = (name: string): boolean =>
  secretWords.test(
    name
      .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/g, ' ')
      .trim(),
  );

type TextParts = Exclude<SampleText, string>;

const toVariable = (name: string): TextParts => [{variable: name.toUpperCase().replaceAll(/[^A-Z\d]+/g, '_')}];

/** Replaces the values of headers and query parameters that may be credentials with variables, as samples have them. */
export const hideSecrets = ({url, headers, ...request}: SampleRequest): SampleRequest => ({
  ...request,
  url: hideInUrl(url),
  headers: headers.map(([name, value]) => [
    name,
    typeof value === 'string' && mayBeSecret(name) ? toVariable(name) : value,
  ]),
});

/** Returns whether the query of a URL has a parameter that may be a credential. */
export const hasSecretParameter = (url: SampleText): boolean => hideInUrl(url) !== url;

function hideInUrl(url: SampleText): SampleText {
  const parts: TextParts = (typeof url === 'string' ? [url] : url).flatMap((part): TextParts =>
    // The parts are those of a `name=value` pair, and what is between the pairs.
    typeof part === 'string' ? part.split(/(?<=[?&][^=&#]+=)([^&#]+)/) : [part],
  );
  const hidden = parts.map((part, index): TextParts => {
    const previous = parts[index - 1];
    const [, name] = (typeof previous === 'string' && /[?&]([^=&#]+)=$/.exec(previous)) || [];
    return typeof part === 'string' && part !== '' && name !== undefined && mayBeSecret(decodeUriPart(name))
      ? toVariable(decodeUriPart(name))
      : [part];
  });
  return hidden.some((part, index) => part[0] !== parts[index]) ? hidden.flat().filter((part) => part !== '') : url;
}

/** Removes the texts of members that may be credentials from the JSON of a body. Any other body stays as it is. */
export function removeSecretMembers(body: string): string {
  const value = parseJson(body);
  const removed = removeFrom(value ?? null);
  return value === undefined || stringifyJson(removed) === stringifyJson(value) ? body : stringifyJson(removed, 2);
}

function removeFrom(value: Json): Json {
  if (Array.isArray(value)) return value.map(removeFrom);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      typeof member === 'string' && mayBeSecret(name) ? '' : removeFrom(member),
    ]),
  );
}
