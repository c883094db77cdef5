import i18n from '@generated/i18n';
import {getSandboxTexts} from '@theme/OpenApi/Translations/sandbox';
import {createTranslateText} from '../../client/translate';

export const t = createTranslateText(getSandboxTexts(), i18n.currentLocale);
