// The server counts in 24ths, so that all places are whole numbers; people see points.
export const inPoints = (parts: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(parts / 24);
