// A field for programs, which fill in every field. People neither see nor reach it, with any styles of the site.

/**
 * Renders a field that people do not see, so that only programs fill it in.
 *
 * @example
 * ```tsx
 * import { Honeypot } from 'archipel/forms';
 *
 * export const Subscribe = () => (
 *   <form method="post" action="/api/subscribe">
 *     <input type="email" name="email" required />
 *     <Honeypot name="website" />
 *     <button type="submit">Subscribe</button>
 *   </form>
 * );
 * ```
 */
export const Honeypot = ({ name }: { readonly name: string }) => (
  <div className="honeypot" hidden>
    <label>
      Website
      <input type="text" name={name} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
