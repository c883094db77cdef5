import i18n from '@generated/i18n';
import {getConsoleTexts} from '@theme/OpenApi/Translations/console';
import {createTranslateText} from './translate';

/** Returns a text of the console. */
export const t = createTranslateText(getConsoleTexts(), i18n.currentLocale);
