import {decodeUriPart} from '@developer-docs/utils';

/** Words that make a name that of a credential, such as in `X-Auth` and `session_id`. */
const secretWords = new Set(
  `assertion auth authentication authorisation authorization bearer clave cookie cred credential credentials creds csrf
  cvc cvv dsn hmac jwk jwt mdp mnemonic oauth pass pat pin psk pw pwd sas session sid sig signature verifier
  xsrf`.split(/\s+/),
);

/** The same in several languages, also as a part of a word. */
const secretParts = `passwd password kennwort passwort lösenord wachtwoord contraseña senha hasło heslo пароль токен
  密码 密碼 口令 パスワード パスフレーズ 비밀번호`.split(/\s+/);

const oneOf = (words: string) => `(?:${words.split(' ').join('|')})`;

/** Words before `code` or `phrase`, as in `invite_code`. Others aren't credentials, such as `country_code`. */
const codeKinds = oneOf('access auth backup device invite mfa pin recovery security sms unlock verification');
/** Words before `token` that isn't a credential, as in `page_token`. */
const harmlessTokens = oneOf('continuation cursor next page sync');
/** What's before `key` that isn't a credential, as in `Idempotency-Key` and `monkey`. */
const harmlessKeys = oneOf('cache don foreign group hot idempotency joc mon order partition primary public sort tur');

/** What else is in the name of a credential, which is in lower case, with spaces between words. */
const secretNames: readonly RegExp[] = [
  // Also at the end of a word, but not in `secretary`
  /secrets?\b/,
  /\bt?otp\b|mot ?de ?passe|saml ?response/,
  // Ends of words
  /(?:db ?pass|passcode|passkey|passphrase|sessid|sessionid)\b/,
  /(?:new|old|user)pwd\b/,
  // `DATABASE_URL`
  /(?:database|signed) ?ur[il]\b|connection ?string\b/,
  new RegExp(`\\b${codeKinds} ?(?:code|phrase)\\b`),
  new RegExp(`(?<!\\b${harmlessTokens} ?)token\\b`),
  // `refresh_tokens`, but not `max_tokens`
  /(?:^|access ?|api ?|auth ?|\bid ?|refresh ?|session ?)tokens$/,
  new RegExp(`(?<!\\b${harmlessKeys} ?)key$`),
  // `api_keys`, and `private_key_pem`
  /(?:access|api|auth|private|secret|session) ?keys?(?: (?:base64|pem|value))?$/,
];

/** What tokens of well-known issuers begin with. */
const tokenPrefixes =
  'AKIA ASIA AIza dop_v1_ gh[a-z]_ github_pat_ glpat- hf_ npm_ [rs]k[_-] SG\\. whsec_ xox[a-z]- ya29\\.'.split(' ');

/** Credentials in a standard format, or with the prefix of a well-known issuer. */
const secretFormats: readonly RegExp[] = [
  // HTTP authentication
  /(?:^|\W)basic [\w+/]+=*(?:\s*$|["',])|(?:^|\W)digest \w+=/i,
  // JSON Web Token
  /(?<![\w-])eyJ[\w-]{5,}\.[\w-]*\./,
  // URL with a password
  /:\/\/[^/?#\s@:]*:[^/?#\s@]+@/,
  new RegExp(`\\b(?:${tokenPrefixes.join('|')})[\\w-]{12,}`, 'i'),
];

/**
 * Names of path parameters that are credentials, as in `/bot{token}/getMe`. Others name resources: a key, a session.
 */
export const secretPathName = /api.?key|auth|credential|hmac|jwt|otp|pass|secret|sig(?:nature)?$|token/i;

/** Headers that contain no credentials: https://fetch.spec.whatwg.org/#cors-safelisted-request-header */
const harmlessHeaders = new Set(['accept', 'accept-language', 'content-language', 'content-type', 'range']);

/** Returns whether a parameter or member with this name may contain a credential. */
export function mayBeSecret(name: string): boolean {
  const separated = name.normalize('NFKC').replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
  const words = separated.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const text = words.map((word) => word.replace(/(?<=[a-z])\d+$/, '')).join(' ');
  return (
    // Other alphabets end a word, as in `PIN码`.
    (text.match(/[a-z\d]+/g) ?? []).some((word) => secretWords.has(word)) ||
    secretParts.some((part) => text.includes(part)) ||
    secretNames.some((pattern) => pattern.test(text))
  );
}

export const hasSecretFormat = (text: string) => secretFormats.some((pattern) => pattern.test(text));

export function mayContainSecret(text: string): boolean {
  // A value of a form, or a URL in a text, is encoded.
  const all = `${text} ${decodeUriPart(text)}`;
  return hasSecretFormat(all) || (all.match(/[\p{L}\d_-]+/gu) ?? []).some(mayBeSecret);
}

/** Returns whether a header, whose value readers choose, may contain a credential. */
export const isSecretHeader = (name: string): boolean => !harmlessHeaders.has(name.toLowerCase());
