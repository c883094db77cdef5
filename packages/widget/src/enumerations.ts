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
} from '../../../contract/ui-sdk';

/** The members of a union type. The compiler reports missing and unknown members. */
const membersOf = <T extends string>(members: Readonly<Record<T, true>>) => Object.keys(members) as T[];

export const designTypes = membersOf<DesignType>({
  'square-post': true,
  'portrait-post': true,
  'link-post': true,
  story: true,
  cover: true,
  thumbnail: true,
  'hero-banner': true,
  'email-header': true,
  'leaderboard-ad': true,
  'rectangle-ad': true,
  'skyscraper-ad': true,
  slide: true,
  flyer: true,
  poster: true,
  'business-card': true,
  invitation: true,
});
export const formats = membersOf<OutputFormat>({png: true, jpg: true, pdf: true, svg: true});
export const locales = membersOf<Locale>({ar: true, de: true, en: true, es: true, fr: true});
export const themes = membersOf<Theme>({light: true, dark: true, auto: true});
export const displays = membersOf<Display>({inline: true, dialog: true});
export const panels = membersOf<SuperuserPanel>({people: true, brand: true});
export const tones = membersOf<BrandTone>({
  friendly: true,
  warm: true,
  playful: true,
  bold: true,
  elegant: true,
  factual: true,
  formal: true,
  inspiring: true,
});

const languageList: Readonly<Record<Language, true>> = {
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
};
export const languages = membersOf<Language>(languageList);

export const changeableOptions = membersOf<ChangeableOption>({
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
