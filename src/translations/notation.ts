// The languages whose notations of figures and dates are known.
export type Locale = 'de' | 'en';
