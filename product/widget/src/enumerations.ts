import type {
  BrandTone,
  ChangeableOption,
  DesignType,
  Display,
  Language,
  Locale,
  OutputFormat,
  SuperuserPanel,
  Theme,
} from '../../ui-sdk';
import {messages} from './messages';

/** Lists the members of a union type. The compiler reports missing and unknown members. */
const listMembers = <T extends string>(members: Readonly<Record<T, true>>) => Object.keys(members) as T[];

export const designTypes = Object.keys(messages.en.designTypes) as DesignType[];
export const formats = listMembers<OutputFormat>({png: true, jpg: true, pdf: true, svg: true});
export const locales = Object.keys(messages) as Locale[];
export const themes = listMembers<Theme>({light: true, dark: true, auto: true});
export const displays = listMembers<Display>({inline: true, dialog: true});
export const panels = listMembers<SuperuserPanel>({people: true, brand: true});
export const tones = Object.keys(messages.en.tones) as BrandTone[];

export const languages = listMembers<Language>({
  ar: true,
  bg: true,
  bn: true,
  ca: true,
  cs: true,
  da: true,
  de: true,
  el: true,
  en: true,
  'en-GB': true,
  es: true,
  'es-419': true,
  et: true,
  fa: true,
  fi: true,
  fil: true,
  fr: true,
  'fr-CA': true,
  he: true,
  hi: true,
  hr: true,
  hu: true,
  id: true,
  it: true,
  ja: true,
  ko: true,
  lt: true,
  lv: true,
  ms: true,
  nb: true,
  nl: true,
  pl: true,
  'pt-BR': true,
  'pt-PT': true,
  ro: true,
  ru: true,
  sk: true,
  sl: true,
  sr: true,
  sv: true,
  ta: true,
  th: true,
  tr: true,
  uk: true,
  ur: true,
  vi: true,
  'zh-Hans': true,
  'zh-Hant': true,
});

export const changeableOptions = listMembers<ChangeableOption>({
  locale: true,
  theme: true,
  themeColors: true,
  designTypes: true,
  language: true,
  prompt: true,
  variantCount: true,
  formats: true,
  clientReference: true,
  requestTimeout: true,
});
