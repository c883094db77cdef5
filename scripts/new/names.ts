import {UsageError} from './draft';

const kebab = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * Checks that a name is in kebab case and doesn't contain the brand.
 *
 * @param what - What the name is for, as part of the message.
 * @throws UsageError that describes valid names.
 */
export function checkName(name: string, what: string, brandSlug: string): void {
  if (!kebab.test(name)) {
    const suggestion = name
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^[-0-9]+|-+$/g, '');
    throw new UsageError(
      `"${name}" isn't a valid name of ${what}: use lower-case letters, digits and hyphens, starting with a letter${kebab.test(suggestion) ? `, such as "${suggestion}"` : ''}.`,
    );
  }
  if (name.split('-').includes(brandSlug)) {
    throw new UsageError(`"${name}" contains the brand. Remove it: names must not depend on the brand.`);
  }
}

/** `get-user-usage` as `getUserUsage`. */
export const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `get-user-usage` as `GetUserUsage`. */
export const pascalCase = (name: string) => camelCase(`-${name}`);

/** `get-user-usage` as `Get user usage`. */
export const sentence = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
