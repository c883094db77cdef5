import i18n from '@generated/i18n';
import {getOAuthTexts} from '@theme/OpenApi/Translations/oauth';
import {createTranslateText} from '../../translate';

/** Returns a text of the panel for OAuth 2 and OpenID Connect. */
export const t = createTranslateText(getOAuthTexts(), i18n.currentLocale);
