/** Creates the function that formats numbers in documents. Numbers that JavaScript would change keep their digits. */
export function createFormatNumber(locale: string): (value: number) => string {
  const numbers = new Intl.NumberFormat(locale, {maximumFractionDigits: 20});
  return (value) => {
    if (typeof value === 'number') return numbers.format(value);
    const [text, decimals = ''] = /^-?\d+(?:\.(\d{1,20}))?$/.exec(String(value)) ?? [];
    return text === undefined
      ? String(value)
      : new Intl.NumberFormat(locale, {minimumFractionDigits: decimals.length, maximumFractionDigits: 20}).format(
          text as `${number}`,
        );
  };
}
