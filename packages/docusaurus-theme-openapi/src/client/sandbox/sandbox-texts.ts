import i18n from '@generated/i18n';
import texts from '@generated/docusaurus-theme-openapi/default/texts/sandbox.json';
import {createTranslateText, type Texts} from '../translate';

/** Returns an error message of the sandbox, which elements without a console use, too. */
export const t = createTranslateText(texts as Texts['sandbox'], i18n.currentLocale);
