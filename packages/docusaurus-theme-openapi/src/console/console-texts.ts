import i18n from '@generated/i18n';
import {getConsoleTexts} from '@theme/OpenApi/Translations/console';
import {createTranslateText} from '../client/translate';

export const t = createTranslateText(getConsoleTexts(), i18n.currentLocale);
