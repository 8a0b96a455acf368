// The way past a form: telephone and e-mail, for whoever would rather talk and for browsers without scripts.
import type { LinkView } from '../src/model/view.ts';

/** A telephone or e-mail link with its words, as views hold them. */
export type ContactLink = Pick<LinkView, 'href' | 'text'>;

/** The links that every form is given; a form shows those that are there. */
export interface DirectLinks {
  readonly phone?: ContactLink | undefined;
  readonly email?: ContactLink | undefined;
}

interface DirectLineProps extends DirectLinks {
  readonly label: string;
}

export const DirectLine = ({ label, phone, email }: DirectLineProps) => (
  <p className="direct">
    <span>{label}</span>
    {[phone, email].map(
      (link) =>
        link && (
          <a key={link.href} href={link.href}>
            {link.text ?? link.href}
          </a>
        ),
    )}
  </p>
);
