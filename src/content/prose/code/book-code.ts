// Reads code blocks as rustdoc and mdBook do: options after a comma (```rust,ignore), lines that readers do not see, and commands that
// include a file.
import type { Code } from 'mdast';

/** A language with options: `rust,no_run`. */
const withOptions = /^([\w+#.-]+),([\w=.,+-]*)$/;

/** Options that say how code is tested, or whether readers can run it. */
const ofTests =
  /^(?:|ignore(?:-\w+)?|no_run|should_panic|compile_fail|[a-z]+\d{4}|test_harness|editable|noplayground|noplaypen|mdbook-runnable)$/i;

/** A line of Rust that is compiled, but not shown: `# use std::fs;`. Two signs show one. */
const hiddenLine = /^[ \t]*#(?: .*)?$/;
const escapedSign = /^([ \t]*)##/;

/** A command that includes a file, or a part of it. */
const include = /(\\?)\{\{#(?:include|rustdoc_include|playground|playpen)[ \t]+[^{}\n]+\}\}/g;

/** Moves the options of a block from its language to the words after it, and removes hidden lines from code in Rust, in place. */
export function readBookCode(node: Code): void {
  const [, language, options = ''] = withOptions.exec(node.lang ?? '') ?? [];
  if (language !== undefined) {
    const shown = options.split(',').filter((option) => !ofTests.test(option));
    node.lang = language;
    node.meta = [...shown, node.meta ?? ''].join(' ').trim();
  }
  if (/^(?:rust|rs)$/i.test(node.lang ?? '') && node.value.includes('#'))
    node.value = node.value
      .split('\n')
      .filter((line) => !hiddenLine.test(line))
      .map((line) => line.replace(escapedSign, '$1#'))
      .join('\n');
}

/** Returns the offsets in `written` of the commands that include a file. A backslash before a command shows it. */
export const includesIn = (written: string): readonly { readonly start: number; readonly end: number }[] =>
  [...written.matchAll(include)]
    .filter(([, backslash]) => backslash === '')
    .map(({ 0: { length }, index }) => ({ start: index, end: index + length }));

/** Removes the backslashes before commands, in place. */
export function showIncludes(node: Code): void {
  node.value = node.value.replace(include, (found) => found.replace(/^\\/, ''));
}
