import i18n from '@generated/i18n';
import {getComponentTexts} from '@theme/OpenApi/Translations/components';
import {createTranslateText} from './translate';

/** Returns a text of the components of pages. */
export const t = createTranslateText(getComponentTexts(), i18n.currentLocale);
