import {encodeBase64Url} from '@developer-docs/utils';

const encoder = new TextEncoder();

/** Returns the SHA-256 hash of text in base64url, as in the challenge of PKCE. */
export const hashToBase64Url = async (text: string): Promise<string> =>
  encodeBase64Url(await crypto.subtle.digest('SHA-256', encoder.encode(text)));

/** Signs tokens with its own key. */
export interface Signer {
  /** Returns the public key as a JSON Web Key. */
  readonly getPublicKey: () => Promise<object>;
  /** Returns a signed JSON Web Token. */
  readonly sign: (claims: object) => Promise<string>;
}

// All clients support RS256, which OpenID Connect requires.
const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};

/** Creates a signer, whose key is generated when it's first used. */
export function createSigner(): Signer {
  let loading: Promise<{readonly privateKey: CryptoKey; readonly publicKey: object}> | undefined;
  const generate = async () => {
    const {privateKey, publicKey} = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
    const {kty, n, e} = await crypto.subtle.exportKey('jwk', publicKey);
    return {privateKey, publicKey: {kty, n, e, use: 'sig', alg: 'RS256'}};
  };
  const load = () => (loading ??= generate());
  return {
    getPublicKey: async () => (await load()).publicKey,
    sign: async (claims) => {
      const {privateKey} = await load();
      const content = [{alg: 'RS256', typ: 'JWT'}, claims]
        .map((part) => encodeBase64Url(JSON.stringify(part)))
        .join('.');
      const signature = await crypto.subtle.sign(algorithm.name, privateKey, encoder.encode(content));
      return `${content}.${encodeBase64Url(signature)}`;
    },
  };
}
