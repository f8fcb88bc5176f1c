import { formatPhone } from './phone-text.ts';
import { usePhones } from './use-phones.ts';

/** A stored phone number as people write it, `+33 6 12 34 56 78`, and a link to call it. */
export const PhoneLink = ({ phone }: { phone: string }) => {
  const phones = usePhones(phone !== '');
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} style={{ whiteSpace: 'nowrap' }}>
      {phones ? formatPhone(phones, phone, 'FR') : phone}
    </a>
  );
};
