import {UsageError} from './draft';

const kebabCase = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * Checks that a name is in kebab case and doesn't contain the brand.
 *
 * @param kind - What the name identifies, with an article: `an operation`. Used in the error message.
 * @throws UsageError that describes valid names.
 */
export function checkName(name: string, kind: string, brandSlug: string): void {
  if (!kebabCase.test(name)) {
    const suggestion = name
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^[-0-9]+|-+$/g, '');
    throw new UsageError(
      `"${name}" isn't a valid name for ${kind}. Use lowercase letters, digits, and hyphens, starting with a letter${kebabCase.test(suggestion) ? `, such as "${suggestion}"` : ''}.`,
    );
  }
  if (name.split('-').includes(brandSlug)) {
    throw new UsageError(`"${name}" contains the brand. Remove it, because names must not depend on the brand.`);
  }
}

/** Converts `get-user-usage` to the title `Get user usage`. */
export const toTitle = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
