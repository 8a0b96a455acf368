// The links under the button of every form: one to the privacy statement, and those for telephone and e-mail. Telephone and e-mail are
// for visitors who prefer to talk, and for browsers in which scripts are disabled or fail to load.
import { LinkedText } from './LinkedText.tsx';

/** A telephone or e-mail link with its text. */
interface ContactLink {
  readonly href: string;
  readonly text: string;
}

/** The texts and links under the button of a form, and the heading of its list of errors. A missing link is not rendered. */
export interface ContactFallbackLinks {
  /** The sentence that leads to the privacy statement; its link is in brackets. */
  readonly privacy: string;
  /** The URL of the privacy statement. */
  readonly privacyHref: string;
  readonly phone?: ContactLink | undefined;
  readonly email?: ContactLink | undefined;
  /** The text above the links if the form's code cannot be loaded. The script that loads islands shows it. */
  readonly unavailable: string;
  /** The label of the button beside that text, which reloads the page. */
  readonly reload: string;
  /** The text that replaces the fields if scripts are disabled. */
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
