/** In place of `@docusaurus/Translate` in unit tests: returns the English message. */
export const translate = (
  {message}: {message: string},
  values: Readonly<Record<string, string | number>> = {},
): string => message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
