import i18n from '@generated/i18n';
import texts from '@generated/docusaurus-theme-openapi/default/texts/server.json';
import {createTranslateText, type Texts} from '../../translate';

/** Returns an error message of a request to a server, which is only loaded with the code that sends it. */
export const t = createTranslateText(texts as Texts['server'], i18n.currentLocale);
