// The bundler makes a stylesheet of the styles that a script imports.
declare module '*.css';
