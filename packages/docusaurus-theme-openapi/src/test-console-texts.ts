import {createTranslateText} from './client/translate';
import {components, console, form, sandbox, server} from './texts.json';

/** The English texts, in place of `console-texts`, which needs a site. */
export const t = createTranslateText({...components, ...console, ...form, ...sandbox, ...server}, 'en');
