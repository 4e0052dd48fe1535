import { buttonClasses } from '@print-shop/ui';
import { usePageTitle, useShop, whatsappLink } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { AccountFrame } from '../../account-frame/account-frame.tsx';

/** Passwords are reset by the shop's staff, who know their customers. */
export default function ForgotPasswordPage() {
  usePageTitle('Forgot password');
  const shop = useShop();
  return (
    <AccountFrame
      title="Forgot your password?"
      text="Tell us the email or phone of your account. We check that it is you and set a new password with you, usually within the hour."
    >
      <div className="grid gap-3">
        <a
          href={whatsappLink(shop, 'hi, I forgot the password of my account')}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ size: 'large' })}
        >
          Message us on WhatsApp
        </a>
        <a
          href={`mailto:${shop.email}?subject=Forgotten%20password`}
          className={buttonClasses({ size: 'large', tone: 'outline' })}
        >
          Write to {shop.email}
        </a>
        <Link to="/signin" className={buttonClasses({ tone: 'quiet' })}>
          Back to sign in
        </Link>
      </div>
    </AccountFrame>
  );
}
