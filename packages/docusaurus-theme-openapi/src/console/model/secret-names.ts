import type {SampleRequest, SampleText} from '@developer-docs/openapi';
import {decodeUriPart, isObject, stringifyJson, type Json} from '@developer-docs/utils';

import {parseJson} from './json-depth';

/** The words of names of credentials. A page token, a number of tokens, and an idempotency key aren't credentials. */
const secretWords =
  /\b(?:assertion|auth|authentication|authorisation|authorization|bearer|connection ?string|cookie|credentials?|creds?|csrf|cv[cv]|dsn|hmac|jwt|mnemonic|oauth|t?otp|pass(?:code|key|phrase)?|pat|pin|pwd?|sas|session|\w*sessionid|sid|sig|signature|verifier|xsrf)\b|\b(?:access|backup|mfa|recovery|security|unlock|verification) (?:code|phrase)\b|passwd|password|secrets?\b|kennwort|passwort|contraseña|mot ?de ?passe|senha|пароль|密码|密碼|口令|パスワード|비밀번호|(?<!\b(?:continuation|cursor|next|page|sync) )(?:\b|access|api|auth|id|refresh|session)token\b|(?:^|access ?|api ?|auth ?|\bid ?|refresh ?|session ?)tokens$|(?<!\b(?:cache|foreign|group|idempotency|order|partition|primary|public|sort) )(?:\b|access|api|auth|secret)key$|(?:access|api|auth|private|secret|session) ?keys?(?: (?:base64|pem|value))?$/;

/** Matches values that are credentials whatever their name is: those of `Authorization`, JWTs, and URLs with a password. */
const secretValue = /^\s*(?:basic|bearer)\s+\S+\s*$|(?<![\w-])eyJ[\w-]{5,}\.[\w-]+\.|:\/\/[^/?#\s@:]*:[^/?#\s@]+@/i;

/**
 * Returns whether a parameter or member with a name may be a credential, which documents also declare without a security
 * scheme. Numbers at the end of words don't matter: `password2`.
 */
export const mayBeSecret = (name: string): boolean =>
  secretWords.test(
    name
      .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
      .toLowerCase()
      .replaceAll(/[^\p{L}\d]+/gu, ' ')
      .replaceAll(/(?<=[a-z])\d+\b/g, '')
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
    typeof value === 'string' && hasSecret(name, value) ? toVariable(name) : value,
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
    return typeof part === 'string' && name !== undefined && hasSecret(decodeUriPart(name), decodeUriPart(part))
      ? toVariable(decodeUriPart(name))
      : [part];
  });
  return hidden.some((part, index) => part[0] !== parts[index]) ? hidden.flat().filter((part) => part !== '') : url;
}

/**
 * Removes the values of members that may be credentials from JSON. Of other text, such as XML or invalid JSON, nothing is
 * left if one of its words may be a credential's name, because the value can't be found.
 */
export function removeSecretMembers(text: string): string {
  const value = parseJson(text);
  if (value === undefined) return (text.match(/[\w-]+/g) ?? []).some(mayBeSecret) ? '' : text;
  const removed = removeFrom(value);
  return stringifyJson(removed) === stringifyJson(value) ? text : stringifyJson(removed, 2);
}

/** Removes what may be a credential from a parameter's text. A single word, such as `sort=key`, isn't a name. */
export const removeSecretsOfParameter = (name: string, text: string): string => {
  if (mayBeSecret(name) || secretValue.test(text)) return '';
  return /[{[<=:]/.test(text) ? removeSecretMembers(text) : text;
};

/** Returns whether the value of a parameter contains what may be a credential. */
const hasSecret = (name: string, text: string) => removeSecretsOfParameter(name, text) !== text;

/** @param isSecret - Whether the value belongs to a member that may be a credential. */
function removeFrom(value: Json, isSecret = false): Json {
  if (Array.isArray(value)) return value.map((item: Json) => removeFrom(item, isSecret));
  if (isObject(value)) {
    // Pairs of a list, such as environment variables.
    const label = value['name'] ?? value['key'];
    const isPair = typeof label === 'string' && mayBeSecret(label);
    return Object.fromEntries(
      Object.entries(value as Readonly<Record<string, Json>>).map(([name, member]) => [
        name,
        name === 'key' && isPair
          ? member
          : removeFrom(member, isSecret || mayBeSecret(name) || (isPair && name === 'value')),
      ]),
    );
  }
  if (isSecret) return value === null || typeof value === 'boolean' ? value : '';
  if (typeof value !== 'string') return value;
  if (secretValue.test(value)) return '';
  // JSON or XML in a string, such as a field of a form, or a query. A sentence can contain the words.
  return /^\s*[[{<]|^\S+=\S*$/.test(value) ? removeSecretMembers(value) : value;
}
