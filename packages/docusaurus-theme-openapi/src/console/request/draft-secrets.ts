import {getBodyFormat, type Parameter, type SecurityRequirement} from '@developer-docs/openapi';
import {decodeUriPart, isObject, stringifyJson, toPlainText, type Json} from '@developer-docs/utils';
import {getParameterKey, type ConsoleOperation} from '../data/operation';
import {tryParseJson} from './json-depth';

/*
 * What readers enter for a security scheme isn't a part of a draft. This is about other credentials, such as a password in a
 * body. They don't get into links, the history, or commands, nor to another server. A value may be one
 *
 * 1. if the document declares it as a password (`format: password`), or as text that's never returned (`writeOnly`),
 * 2. if a word of its name says so,
 * 3. if it's a text, such as a filter, XML, or GraphQL, in which such a word, or a credential in a standard format, occurs. As
 *    nobody knows where it is, the entire text counts.
 */

/** Words in names of credentials. A page token, a number of tokens, and an idempotency key aren't credentials. */
const secretWords =
  /\b(?:assertion|auth|authentication|authorisation|authorization|bearer|connection ?string|cookie|credentials?|creds?|csrf|cv[cv]|dsn|hmac|jwt|mnemonic|oauth|t?otp|pass(?:code|key|phrase)?|pat|pin|psk|pwd?|(?:database|signed) ?ur[il]|sas|session|\w*sessid|\w*sessionid|sid|sig|signature|verifier|xsrf)\b|\b(?:access|backup|device|invite|mfa|pin|recovery|security|sms|unlock|verification) ?(?:code|phrase)\b|passwd|password|secrets?\b|hasło|kennwort|passwort|contraseña|mot ?de ?passe|senha|wachtwoord|пароль|токен|密码|密碼|口令|パスワード|비밀번호|(?<!\b(?:continuation|cursor|next|page|sync) ?)token\b|(?:^|access ?|api ?|auth ?|\bid ?|refresh ?|session ?)tokens$|(?<!\b(?:cache|don|foreign|group|hot|idempotency|joc|mon|order|partition|primary|public|sort|tur) ?)key$|(?:access|api|auth|private|secret|session) ?keys?(?: (?:base64|pem|value))?$/;

/**
 * Credentials in a standard format, or with the prefix of a well-known issuer: Basic authentication, a JSON Web Token, and a URL
 * with a password.
 */
const secretFormats =
  /(?:^|\W)basic [\w+/]+=*(?:\s*$|["'])|(?<![\w-])eyJ[\w-]{5,}\.[\w-]+\.|:\/\/[^/?#\s@:]*:[^/?#\s@]+@|\b(?:AKIA|gh[a-z]_|github_pat_|glpat-|xox[a-z]-|[rs]k[_-])[\w-]{12,}/i;

/** Returns whether a name is that of a credential. Numbers at the end of words don't matter: `password2`. */
export const mayBeSecret = (name: string): boolean =>
  secretWords.test(
    name
      .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
      .toLowerCase()
      .replaceAll(/[^\p{L}\d]+/gu, ' ')
      .replaceAll(/(?<=[a-z])\d+\b/g, '')
      .trim(),
  );

/** The parts of a draft that can contain credentials: the texts of parameters, by their keys, and the body. */
interface DraftTexts {
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: string;
}

function mayContainSecret(text: string): boolean {
  // A value of a form, or a URL in a text, is encoded.
  const all = `${text} ${decodeUriPart(text)}`;
  return secretFormats.test(text) || (all.match(/[\p{L}\d_-]+/gu) ?? []).some(mayBeSecret);
}

/**
 * Returns whether the document, or the name, says that a parameter is a credential. Paths name resources by keys and
 * sessions, but some contain a credential, too: `/bot{token}/getMe`.
 */
export const isSecretParameter = ({name, in: location, schema}: Parameter): boolean =>
  schema.format === 'password' ||
  schema.isWriteOnly ||
  (mayBeSecret(name) &&
    (location !== 'path' || /api.?key|auth|credential|hmac|jwt|otp|pass|secret|sig(?:nature)?$|token/i.test(name)));

/** Returns the parameters of a draft that may be credentials. A single word, such as `sort=key`, isn't a text. */
export const findSecretParameters = (
  {operation}: ConsoleOperation,
  {parameters}: Pick<DraftTexts, 'parameters'>,
): Parameter[] =>
  operation.parameters.filter((parameter) => {
    const text = parameters[getParameterKey(parameter)] ?? '';
    // A path can name a file or a key.
    const isText = (parameter.in === 'path' ? /[{[<=]/ : /[^\p{L}\d_-]/u).test(text);
    return (
      text !== '' && (isSecretParameter(parameter) || (isText ? mayContainSecret(text) : secretFormats.test(text)))
    );
  });

/** Returns the security of a request in which variables replace parameters, such as `$API_KEY`. */
export const toRequirement = (parameters: readonly Parameter[]): SecurityRequirement =>
  parameters.flatMap(({name, in: location}) => {
    if (location === 'path' || location === 'querystring') return [];
    const variable = name.toUpperCase().replaceAll(/[^A-Z\d]+/g, '_');
    const scheme = {name, title: name, variable, kind: 'apiKey', in: location, parameter: name} as const;
    return [{scheme: {...scheme, flows: [], isDeprecated: false}, scopes: []}];
  });

/**
 * Returns what a link, or another server, can have of a draft.
 *
 * @returns The body is `undefined` if it may contain a credential somewhere. Of JSON and forms, only the values of members that
 *   are credentials are removed.
 */
export function removeSecrets<Draft extends DraftTexts>(
  model: ConsoleOperation,
  draft: Draft,
): Omit<Draft, 'body'> & {readonly body: string | undefined} {
  const removed = Object.fromEntries(findSecretParameters(model, draft).map((each) => [getParameterKey(each), '']));
  return {...draft, parameters: {...draft.parameters, ...removed}, body: cleanBody(model, draft.body)};
}

function cleanBody({operation, secretMembers = []}: ConsoleOperation, body: string): string | undefined {
  const examples = (operation.requestBody?.content ?? []).flatMap((mediaType) =>
    mediaType.examples.flatMap(({value}) =>
      value === undefined ? [] : getBodyFormat(mediaType) === 'text' ? toPlainText(value) : stringifyJson(value, 2),
    ),
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
