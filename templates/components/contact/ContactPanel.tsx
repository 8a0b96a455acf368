// Contact options: text, buttons and, if given, a telephone number.
import type { ActionView } from 'archipel';
import { useView } from '../../ViewContext.ts';
import { Icon } from '../icons/Icon.tsx';
import { Actions } from '../links/Actions.tsx';
import { Anchor } from '../links/Anchor.tsx';
import { unbroken } from '../section/unbroken.tsx';

interface ContactPanelProps {
  readonly title: string;
  readonly text: string;
  readonly actions: readonly ActionView[];
  /** The name of a contact of the site. */
  readonly phone: string | undefined;
}

export const ContactPanel = ({ title, text, actions, phone }: ContactPanelProps) => (
  <div className="contact">
    <div>
      <h2 className="contact__title">{unbroken(title)}</h2>
      <p className="contact__text">{text}</p>
    </div>
    <div className="contact__ways">
      <Actions actions={actions} />
      {phone && <Phone contact={phone} />}
    </div>
  </div>
);

function Phone({ contact }: { readonly contact: string }) {
  const { site, t } = useView();
  const phone = site.contacts[contact]?.phone;
  if (!phone) return null;
  return (
    <p className="contact__phone">
      <Icon name="phone" />
      <span>
        <span className="contact__label">{t('layout.phone')}</span>
        <Anchor link={phone}>{phone.text}</Anchor>
      </span>
    </p>
  );
}
