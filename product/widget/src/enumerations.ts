import type {BrandTone, DesignType, Display, Locale, OutputFormat, SuperuserPanel, Theme} from '../../ui-sdk';
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

/** A test compares the languages with the declarations. */
export const languages =
  'ar bg bn ca cs da de el en en-GB es es-419 et fa fi fil fr fr-CA he hi hr hu id it ja ko lt lv ms nb nl pl pt-BR pt-PT ro ru sk sl sr sv ta th tr uk ur vi zh-Hans zh-Hant'.split(
    ' ',
  );

/** A test compares the options with the declarations. */
export const changeableOptions =
  'locale theme themeColors designTypes language prompt variantCount formats clientReference requestTimeout'.split(' ');

/** The members of the widgets. A test compares them with the declarations. */
export const widgetMembers =
  'state isOpen selection whenReady on update open close focus generate resume openDesign selectVariant edit applyEdits discardEdits exportFile signIn signOut destroy'.split(
    ' ',
  );
export const superuserMembers = 'userId panel actFor openPanel extractBrand saveBrand'.split(' ');
