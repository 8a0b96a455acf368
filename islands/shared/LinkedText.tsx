// A sentence with one link in it, marked by brackets: “as described in the [transparency statement]”.
interface LinkedTextProps {
  readonly text: string;
  /** The URL of the link. */
  readonly href: string;
  readonly className?: string;
}

/** Renders the sentence as a paragraph. A text without brackets has no link. */
export function LinkedText({ text, href, className }: LinkedTextProps) {
  const [before, words, after] = text.split(/[[\]]/);
  return (
    <p className={className}>
      {before}
      {words && (
        <a href={href} rel="noopener">
          {words}
        </a>
      )}
      {after}
    </p>
  );
}
