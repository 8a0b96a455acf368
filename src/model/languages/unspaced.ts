const scripts = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar'];

/**
 * The source of a pattern for a letter of a script that is written without spaces, or of Korean, whose particles directly follow a word.
 */
export const unspaced = `[${scripts.map((name) => `\\p{Script=${name}}`).join('')}ー]`;
