// What every form has under its button: where to read what becomes of the details; telephone and e-mail as a fallback for visitors
// who prefer to talk, for browsers without scripts, and for when scripts fail to load.
import { LinkedText } from './LinkedText.tsx';

/** A telephone or e-mail link with its text. */
interface ContactLink {
  readonly href: string;
  readonly text: string;
}

/** The fallback links of a form; it shows those that exist. */
export interface ContactFallbackLinks {
  /** The sentence that leads to the privacy statement; its link is in brackets. */
  readonly privacy: string;
  /** The URL of the privacy statement. */
  readonly privacyHref: string;
  readonly phone?: ContactLink | undefined;
  readonly email?: ContactLink | undefined;
  /** The text above the links if the form's code cannot be loaded; the loader shows it. */
  readonly unavailable: string;
  /** The button beside it. */
  readonly reload: string;
  /** The text in place of the fields without scripts. */
  readonly noScript: string;
  /** The heading of a list of errors. */
  readonly errorSummary: string;
}

interface ContactFallbackProps {
  readonly label: string;
  readonly direct: Omit<ContactFallbackLinks, 'errorSummary'>;
}

export const ContactFallback = ({ label, direct }: ContactFallbackProps) => (
  <>
    <LinkedText className="form__note" text={direct.privacy} href={direct.privacyHref} />
    <noscript>
      <p className="no-script">{direct.noScript}</p>
    </noscript>
    <p className="failure" role="alert" data-unavailable="" hidden>
      {direct.unavailable}{' '}
      <button type="button" className="failure__reload" data-reload="">
        {direct.reload}
      </button>
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
