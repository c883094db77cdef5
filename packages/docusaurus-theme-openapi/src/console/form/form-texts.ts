import i18n from '@generated/i18n';
import {getFormTexts} from '@theme/OpenApi/Translations/form';
import {createTranslateText} from '../../client/translate';

export const t = createTranslateText(getFormTexts(), i18n.currentLocale);
