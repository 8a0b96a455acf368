// Values that are read from left to right in text that is read from right to left: without isolation, the parts of a telephone
// number, between blanks, are shown in reverse order (https://www.unicode.org/reports/tr9/).

/** Letters of scripts that are written from right to left, and the marks that Intl adds for them. */
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\u200f\u061c]/u;

/** A word or a number is shown in one order, whatever surrounds it. */
const oneWord = /^[\p{L}\p{N}]*$/u;

/** True for a value that has to be isolated in text from right to left. */
export const needsIsolation = (value: string): boolean => !oneWord.test(value) && !rightToLeft.test(value);

/** Returns `value` between the marks U+2066 and U+2069, for places that can only have text. */
export const isolated = (value: string): string => `\u2066${value}\u2069`;
