// A field for programs, which fill in every field. People neither see nor reach it, whatever the styles of the site are.

/** The field `name`, hidden. */
export const Honeypot = ({ name }: { readonly name: string }) => (
  <div className="honeypot" hidden>
    <label>
      Website
      <input type="text" name={name} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
