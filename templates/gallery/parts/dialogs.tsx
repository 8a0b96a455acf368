// The dialogs in their states, open and in the flow of the page.
import { typedView } from 'archipel';
import discountDialog from '../../../islands/DiscountDialog/index.ts';
import loginDialog from '../../../islands/LoginDialog/index.ts';
import newsletterDialog from '../../../islands/NewsletterDialog/index.ts';
import { Dialogs } from '../../layout/overlays/Overlays.tsx';
import { useView } from '../../ViewContext.ts';
import type { Example } from '../ExampleList.tsx';
import { changed, cut, done, failed, locked, markupOf, refused, Stage } from './stage.tsx';

type Name = 'login' | 'newsletter' | 'discount';

function useDialog(name: Name): string {
  const html = cut(markupOf(useView(), <Dialogs />), new RegExp(`<dialog id="${name}-dialog".*?</dialog>`, 's'));
  return changed(html, /^<dialog/, '<dialog open=""');
}

const Open = ({ name }: { readonly name: Name }) => <Stage html={useDialog(name)} />;
const Done = ({ name }: { readonly name: Name }) => <Stage html={done(useDialog(name))} />;

function LoginRefused() {
  const { login } = typedView(useView(), loginDialog).messages;
  const errors = {
    firstName: login.errorRequired,
    lastName: login.errorRequired,
    customerNumber: login.errorCustomerNumber,
    email: login.errorEmail,
    password: login.errorPassword,
  };
  return <Stage html={locked(refused(useDialog('login'), errors))} />;
}

function NewsletterRefused() {
  const { newsletter } = typedView(useView(), newsletterDialog).messages;
  const errors = {
    salutation: newsletter.errorSalutation,
    firstName: newsletter.errorFirstName,
    lastName: newsletter.errorLastName,
    email: newsletter.errorEmailMissing,
  };
  return <Stage html={failed(refused(useDialog('newsletter'), errors), newsletter.errorGeneral)} />;
}

function DiscountRefused() {
  const { discount } = typedView(useView(), discountDialog).messages;
  return <Stage html={failed(refused(useDialog('discount'), { email: discount.errorEmail }), discount.errorGeneral)} />;
}

export const dialogs: readonly Example[] = [
  { id: 'login', note: 'The customer login.', Part: () => <Open name="login" /> },
  { id: 'newsletter', note: 'The newsletter sign-up.', Part: () => <Open name="newsletter" /> },
  { id: 'discount', note: 'The offer to a visitor who is about to leave.', Part: () => <Open name="discount" /> },
];

export const dialogsRefused: readonly Example[] = [
  { id: 'login', note: 'Errors at all fields, and the lock after too many attempts.', Part: LoginRefused },
  { id: 'newsletter', note: 'Errors at all fields, and a request that failed.', Part: NewsletterRefused },
  { id: 'discount', note: 'An invalid address, and a request that failed.', Part: DiscountRefused },
];

export const dialogsDone: readonly Example[] = [
  { id: 'newsletter', note: 'The view after the sign-up.', Part: () => <Done name="newsletter" /> },
  { id: 'discount', note: 'The view after the request.', Part: () => <Done name="discount" /> },
];
