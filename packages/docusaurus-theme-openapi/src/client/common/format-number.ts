import i18n from '@generated/i18n';

/** Formats a number in the site's language, with all its decimals. */
export const formatNumber = (value: number): string =>
  value.toLocaleString(i18n.currentLocale, {maximumFractionDigits: 20});
