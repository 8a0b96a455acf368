// Declares imports of styles. The bundler collects them in a stylesheet.
declare module '*.css';
