import {decodeUriPart} from '@developer-docs/utils';

/** Names of credentials. They're matched in lower case, with spaces between words, and without numbers at their end. */
const secretNames: readonly RegExp[] = [
  // A word of a name
  /\b(?:assertion|auth|authentication|authorisation|authorization|bearer|clave|cookie|credentials?|creds?|csrf|cv[cv]|dsn|hmac|jwk|jwt|mdp|mnemonic|oauth|t?otp|pass|pat|pin|psk|pwd?|saml ?response|sas|session|sid|sig|signature|verifier|xsrf)\b/,
  // The end of a word
  /(?:db ?pass|pass(?:code|key|phrase)|sessid|sessionid|(?:new|old|user)pwd|(?:database|signed) ?ur[il]|connection ?string)\b/,
  /\b(?:access|auth|backup|device|invite|mfa|pin|recovery|security|sms|unlock|verification) ?(?:code|phrase)\b/,
  // A part of a word
  /passwd|password|secrets?\b|hasło|heslo|kennwort|lösenord|passwort|contraseña|mot ?de ?passe|senha|wachtwoord|пароль|токен/,
  /密码|密碼|口令|パスワード|パスフレーズ|비밀번호/,
  // A page token, a number of tokens, and an idempotency key aren't credentials.
  /(?<!\b(?:continuation|cursor|next|page|sync) ?)token\b|(?:^|access ?|api ?|auth ?|\bid ?|refresh ?|session ?)tokens$/,
  /(?<!\b(?:cache|don|foreign|group|hot|idempotency|joc|mon|order|partition|primary|public|sort|tur) ?)key$/,
  /(?:access|api|auth|private|secret|session) ?keys?(?: (?:base64|pem|value))?$/,
];

/** Credentials in a standard format, or with the prefix of a well-known issuer. */
const secretFormats: readonly RegExp[] = [
  // HTTP authentication
  /(?:^|\W)basic [\w+/]+=*(?:\s*$|["',])|(?:^|\W)digest \w+=/i,
  // JSON Web Token
  /(?<![\w-])eyJ[\w-]{5,}\.[\w-]*\./,
  // URL with a password
  /:\/\/[^/?#\s@:]*:[^/?#\s@]+@/,
  /\b(?:A[KS]IA|AIza|dop_v1_|gh[a-z]_|github_pat_|glpat-|hf_|npm_|[rs]k[_-]|SG\.|whsec_|xox[a-z]-|ya29\.)[\w-]{12,}/i,
];

/** Names of path parameters that are credentials, as in `/bot{token}/getMe`. Others name resources: a key, a session. */
export const secretPathName = /api.?key|auth|credential|hmac|jwt|otp|pass|secret|sig(?:nature)?$|token/i;

/** Headers that contain no credentials: https://fetch.spec.whatwg.org/#cors-safelisted-request-header */
const harmlessHeaders = /^(?:accept|accept-language|content-language|content-type|range)$/i;

/** Returns whether a name is that of a credential. */
export function mayBeSecret(name: string): boolean {
  const words = name
    .normalize('NFKC')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .replaceAll(/(?<=[a-z])\d+\b/g, '')
    .trim();
  return secretNames.some((pattern) => pattern.test(words));
}

export const hasSecretFormat = (text: string) => secretFormats.some((pattern) => pattern.test(text));

export function mayContainSecret(text: string): boolean {
  // A value of a form, or a URL in a text, is encoded.
  const all = `${text} ${decodeUriPart(text)}`;
  return hasSecretFormat(all) || (all.match(/[\p{L}\d_-]+/gu) ?? []).some(mayBeSecret);
}

/** Returns whether a header, whose value readers choose, may contain a credential. */
export const isSecretHeader = (name: string): boolean => !harmlessHeaders.test(name);
