import type {Translate} from '../../translations';

const periods = {1: 'period.second', 60: 'period.minute', 3600: 'period.hour', 86_400: 'period.day'} as const;

/** Formats the period of a rate, such as "minute" in "20 calls per minute". */
export const formatPeriod = (seconds: number, t: Translate): string =>
  seconds in periods ? t(periods[seconds as keyof typeof periods]) : t('period.seconds', {seconds});
