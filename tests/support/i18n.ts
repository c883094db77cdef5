/** In place of `@generated/i18n` in unit tests. */
export default {currentLocale: 'en'};
