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
