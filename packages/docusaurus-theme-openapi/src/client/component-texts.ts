import i18n from '@generated/i18n';
import {getComponentTexts} from '@theme/OpenApi/Translations/components';
import {createTranslateText} from './translate';

export const t = createTranslateText(getComponentTexts(), i18n.currentLocale);
