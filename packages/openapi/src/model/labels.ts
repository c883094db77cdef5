import {pickStrings} from '@developer-docs/utils';

/**
 * The characters that embed, override, and isolate directions. One that isn't closed, or an override, reverses the text
 * around a title: in the page's heading, the browser's tab, and menus. Text from right to left doesn't need them. The
 * marks that writers of such text use (U+200E, U+200F, U+061C) only affect the characters next to them.
 */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;

/** Converts text from a document to a title that's shown within other text. */
export const toLabel = (text: string): string => text.replaceAll(directionControls, '');

export const pickLabels = <Key extends string>(
  parent: unknown,
  ...keys: readonly Key[]
): Partial<Readonly<Record<Key, string>>> =>
  Object.fromEntries(
    Object.entries<string | undefined>(pickStrings(parent, ...keys)).map(([key, text = '']) => [key, toLabel(text)]),
  ) as Partial<Record<Key, string>>;
