// Isolates left-to-right values in right-to-left text. Without isolation, the parts of a telephone number, which spaces separate, would
// appear in reverse order (https://www.unicode.org/reports/tr9/).

/** Letters of right-to-left scripts, and the marks that Intl adds for them. */
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\u200f\u061c]/u;

/** A single word or number keeps its order, whatever surrounds it. */
const oneWord = /^[\p{L}\p{N}]*$/u;

/** Returns whether a value has to be isolated in right-to-left text. */
export const needsIsolation = (value: string): boolean => !oneWord.test(value) && !rightToLeft.test(value);

/**
 * Returns whether a text of a right-to-left language is in another script, such as the text of a fallback language. Without isolation, its
 * full stop would appear at the left.
 */
export const isLeftToRight = (text: string): boolean => needsIsolation(text) && /\p{L}/u.test(text);

/** Returns whether right-to-left text would show the first or the last character of a text in another script at the wrong end. */
export const hasLooseEnd = (text: string): boolean => isLeftToRight(text) && !/^\p{L}.*\p{L}$/su.test(text);

/** Returns `value` between the marks U+2066 and U+2069, for places that can contain only text. */
export const isolated = (value: string): string => `\u2066${value}\u2069`;
