import { PRIVACY_NOTICE } from '@print-shop/contracts/client';
import { formatDate } from '@print-shop/i18n';
import { usePageTitle, useShop } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { useText } from './messages/index.ts';

const link = 'font-semibold text-action underline';

/** Which personal data the shop keeps, why and for how long, and a person's rights. */
export default function PrivacyPage() {
  const text = useText();
  const { name, email, grievanceOfficer } = useShop();
  usePageTitle(text.title);
  return (
    <div className="page pt-10 pb-20">
      <h1 className="headline text-title">{text.title}</h1>
      <p className="mt-2 text-ink-soft text-small">{text.version(formatDate(PRIVACY_NOTICE))}</p>
      <p className="measure mt-4">{text.lead(name)}</p>
      <table className="mt-8 block w-full border-collapse text-left md:table">
        <caption className="sr-only">{text.title}</caption>
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr className="border-ink border-b-2">
            {Object.values(text.heads).map((head) => (
              <th key={head} scope="col" className="py-2 pr-6 font-bold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {text.rows.map(({ what, why, howLong }) => (
            <tr key={what} className="block border-rule border-b py-4 align-top md:table-row">
              <th scope="row" className="block font-semibold md:table-cell md:w-1/3 md:py-4 md:pr-6">
                {what}
              </th>
              <td className="mt-1 block md:table-cell md:w-1/3 md:py-4 md:pr-6">{why}</td>
              <td className="mt-1 block text-ink-soft md:table-cell md:py-4">{howLong}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="measure mt-4 text-ink-soft text-small">{text.periods}</p>
      <section className="measure mt-10">
        <h2 className="font-bold text-lead">{text.rightsTitle}</h2>
        <ul className="mt-2 grid list-disc gap-2 pl-6 marker:text-cyan">
          {text.rights.map((right) => (
            <li key={right}>{right}</li>
          ))}
        </ul>
        <Link to="/profile" className={`mt-3 inline-flex min-h-11 items-center ${link}`}>
          {text.toProfile}
        </Link>
      </section>
      <section className="measure mt-8">
        <h2 className="font-bold text-lead">{text.askTitle}</h2>
        <p className="mt-2">
          {text.ask}{' '}
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        </p>
        <p className="mt-2">
          {text.grievance} {grievanceOfficer.name},{' '}
          <a href={`mailto:${grievanceOfficer.email}`} className={link}>
            {grievanceOfficer.email}
          </a>
          , {grievanceOfficer.phone}
        </p>
        <p className="mt-2">{text.board}</p>
      </section>
    </div>
  );
}
