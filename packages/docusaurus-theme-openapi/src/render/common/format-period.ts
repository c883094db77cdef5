const periods: Readonly<Record<number, string>> = {1: 'second', 60: 'minute', 3600: 'hour', 86_400: 'day'};

/** Formats the period of a rate, such as "minute" in "20 calls per minute". */
export const formatPeriod = (seconds: number): string =>
  periods[seconds] ?? `${seconds.toLocaleString('en-US')} seconds`;
