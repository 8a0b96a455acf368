// The way past a form: telephone and e-mail, for whoever would rather talk, for browsers without scripts, and for lines
// on which the scripts do not arrive.

/** A telephone or e-mail link with its words. */
interface ContactLink {
  readonly href: string;
  readonly text: string;
}

/** What every form is given of them; a form shows the links that are there. */
export interface ContactFallbackLinks {
  readonly phone?: ContactLink | undefined;
  readonly email?: ContactLink | undefined;
  /** Said above the links when the form cannot be made to work; the loader shows it. */
  readonly unavailable: string;
  /** Said in place of the fields where there are no scripts. */
  readonly noScript: string;
  /** Said above a list of mistakes. */
  readonly errorSummary: string;
}

interface ContactFallbackProps {
  readonly label: string;
  readonly direct: Omit<ContactFallbackLinks, 'errorSummary'>;
}

export const ContactFallback = ({ label, direct }: ContactFallbackProps) => (
  <>
    <noscript>
      <p className="no-script">{direct.noScript}</p>
    </noscript>
    <p className="failure" role="alert" data-unavailable="" hidden>
      {direct.unavailable}
    </p>
    <p className="direct">
      <span>{label}</span>
      {[direct.phone, direct.email].map(
        (link) =>
          link && (
            <a key={link.href} href={link.href}>
              {link.text}
            </a>
          ),
      )}
    </p>
  </>
);
