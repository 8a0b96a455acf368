// The address of the company.
import { useView } from '../../ViewContext.ts';

export function PostalAddress() {
  const { company } = useView().settings;
  return (
    <address className="address">
      {company.name}
      <br />
      {company.street}
      <br />
      {company.postalCode} {company.city}
      <br />
      {company.country}
    </address>
  );
}
