import i18n from '@generated/i18n';
import {getServerTexts} from '@theme/OpenApi/Translations/server';
import {createTranslateText} from '../../client/translate';

export const t = createTranslateText(getServerTexts(), i18n.currentLocale);
