import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ConsoleTexts} from './theme/OpenApi/Translations/console';
import {createTranslateText} from './client/translate';

const messages = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../locales/base/theme-openapi.json'), 'utf8'),
) as Record<string, string>;
const texts = Object.entries(messages).map(([id, text]) => [id.replace('theme.openapi.', ''), text]);

/** The English texts, in place of `console-texts`, which needs a site. */
export const t = createTranslateText(Object.fromEntries(texts) as ConsoleTexts, 'en');
