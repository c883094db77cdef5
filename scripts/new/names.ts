import {Refusal} from './draft';

const kebab = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * Holds a name to the form of names.
 *
 * @param what - What is named, for the message.
 * @throws Refusal that says what the name takes.
 */
export function checkName(name: string, what: string, brandSlug: string): void {
  if (!kebab.test(name)) {
    const meant = name
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^[-0-9]+|-+$/g, '');
    throw new Refusal(
      `"${name}" is no name of ${what}: it takes lower-case letters, digits and hyphens, and starts with a letter${kebab.test(meant) ? `, such as "${meant}"` : ''}.`,
    );
  }
  if (name.split('-').includes(brandSlug)) {
    throw new Refusal(`"${name}" has the brand in it. Names stay as they are when the brand changes: leave it out.`);
  }
}

/** `get-user-usage` as `getUserUsage`. */
export const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `get-user-usage` as `GetUserUsage`. */
export const pascalCase = (name: string) => camelCase(`-${name}`);

/** `get-user-usage` as `Get user usage`. */
export const sentence = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
