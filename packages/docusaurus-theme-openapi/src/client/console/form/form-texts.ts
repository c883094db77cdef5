import i18n from '@generated/i18n';
import texts from '@generated/docusaurus-theme-openapi/default/texts/form.json';
import {createTranslateText, type Texts} from '../../translate';

/** Returns a text of forms and files, which are only loaded for operations with such a body. */
export const t = createTranslateText(texts as Texts['form'], i18n.currentLocale);
