import {encodeBase64Url} from '@developer-docs/utils';

const encoder = new TextEncoder();

/** Returns the SHA-256 hash of text in base64url, as in the challenge of PKCE. */
export const hashToBase64Url = async (text: string): Promise<string> =>
  encodeBase64Url(await crypto.subtle.digest('SHA-256', encoder.encode(text)));

// All clients support RS256, which OpenID Connect requires.
const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};

export type Signer = ReturnType<typeof createSigner>;

/** Creates a signer of tokens, whose key is generated when it's first used. */
export function createSigner() {
  let loading: Promise<{readonly privateKey: CryptoKey; readonly publicKey: object}> | undefined;
  const generate = async () => {
    const {privateKey, publicKey} = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
    const {kty, n, e} = await crypto.subtle.exportKey('jwk', publicKey);
    return {privateKey, publicKey: {kty, n, e, use: 'sig', alg: 'RS256'}};
  };
  const load = () => (loading ??= generate());
  return {
    /** Returns the public key as a JSON Web Key. */
    getPublicKey: async () => (await load()).publicKey,
    /** Returns a signed JSON Web Token. */
    sign: async (claims: object) => {
      const {privateKey} = await load();
      const content = [{alg: 'RS256', typ: 'JWT'}, claims]
        .map((part) => encodeBase64Url(JSON.stringify(part)))
        .join('.');
      const signature = await crypto.subtle.sign(algorithm.name, privateKey, encoder.encode(content));
      return `${content}.${encodeBase64Url(signature)}`;
    },
  };
}
