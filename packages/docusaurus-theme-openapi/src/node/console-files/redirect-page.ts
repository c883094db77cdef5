import {readFileSync} from 'node:fs';
import path from 'node:path';
import {escapeHtml} from '@developer-docs/utils';
import type {I18n} from '@docusaurus/types';
import {oauthChannel, pendingSignInKey} from '../../shared/pending-sign-in';
import type {Translate} from '../../translations';

/** Creates the page that authorization servers redirect to, in the language of the build. */
export function createRedirectPage(scriptUrl: string, {currentLocale, localeConfigs}: I18n, t: Translate): string {
  const {htmlLang = currentLocale, direction = 'ltr'} = localeConfigs[currentLocale] ?? {};
  return `<!doctype html>
<html lang="${htmlLang}" dir="${direction}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="referrer" content="no-referrer">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(t('oauth.redirectTitle'))}</title>
    <script src="${escapeHtml(scriptUrl)}" data-storage-key="${pendingSignInKey}" data-channel="${oauthChannel}"></script>
  </head>
  <body>
    <p id="close">${escapeHtml(t('oauth.close'))}</p>
    <p id="unexpected" role="alert" hidden>${escapeHtml(t('oauth.unexpected'))}</p>
  </body>
</html>
`;
}

/** Reads the script of the redirect page. `scripts/` has the same path from `src/` and `lib/`. */
export const readRedirectScript = (): string =>
  readFileSync(path.join(__dirname, '../../../scripts/oauth-redirect.js'), 'utf8');
