/** Plain text, or parts, some of which are secrets from environment variables: `['Bearer ', {variable: 'API_KEY'}]`. */
export type SampleText = string | readonly SampleTextPart[];

type SampleTextPart = string | {readonly variable: string};

/**
 * Replaces the variables in a text with secrets.
 *
 * @param secret - The secret, or a function that returns a variable's secret.
 */
export function insertSecret(text: SampleText, secret: string | ((variable: string) => string)): string {
  const getSecret = typeof secret === 'string' ? () => secret : secret;
  return [text]
    .flat()
    .map((part) => (typeof part === 'string' ? part : getSecret(part.variable)))
    .join('');
}

/** Joins texts with a separator, as plain text if none of them contains a secret. */
export function joinTexts(texts: readonly SampleText[], separator: string): SampleText {
  const parts = texts.flatMap((text, index) => [...(index === 0 ? [] : [separator]), ...[text].flat()]);
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
}
