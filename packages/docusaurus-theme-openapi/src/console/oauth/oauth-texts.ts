import i18n from '@generated/i18n';
import {getOAuthTexts} from '@theme/OpenApi/Translations/oauth';
import {createTranslateText} from '../../client/translate';

export const t = createTranslateText(getOAuthTexts(), i18n.currentLocale);
