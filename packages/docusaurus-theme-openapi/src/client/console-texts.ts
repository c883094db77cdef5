import i18n from '@generated/i18n';
import texts from '@generated/docusaurus-theme-openapi/default/texts/console.json';
import {createTranslateText, type Texts} from './translate';

/** Returns a text of the console. */
export const t = createTranslateText(texts as Texts['console'], i18n.currentLocale);
