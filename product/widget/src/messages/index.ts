import type {Locale} from '../../../ui-sdk';
import {ar} from './ar';
import {de} from './de';
import {en, type Messages} from './en';
import {es} from './es';
import {fr} from './fr';

export type {Messages};

/** The UI strings by locale. */
export const messages: Readonly<Record<Locale, Messages>> = {ar, de, en, es, fr};

/** Returns the supported locale for a BCP 47 language tag, such as `de` for `de-CH`. */
export function findLocale(tag: string | undefined): Locale | undefined {
  const [language = ''] = (tag ?? '').toLowerCase().split('-');
  return language in messages ? (language as Locale) : undefined;
}
