import i18n from '@generated/i18n';
import texts from '@generated/docusaurus-theme-openapi/default/texts/components.json';
import {createTranslateText, type Texts} from './translate';

/** Returns a text of the components of pages. */
export const t = createTranslateText(texts as Texts['components'], i18n.currentLocale);
