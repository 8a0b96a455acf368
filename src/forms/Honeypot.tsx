// A hidden field that only programs fill in. People neither see nor reach the field, whatever the styles of the site.

/**
 * Renders a hidden field called `name`.
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
