// Examples are imported as texts: the bundler makes strings of them.
declare module '*.yaml' {
  const text: string;
  export default text;
}

declare module '*.mdx' {
  const text: string;
  export default text;
}
