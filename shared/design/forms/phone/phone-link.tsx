import { readablePhone } from './readable-phone.ts';

/** A stored phone number as people write it, `+33 6 12 34 56 78`, and a link to call it. */
export const PhoneLink = ({ phone }: { phone: string }) => {
  const [number = '', extension] = phone.split(' ext. ');
  const dialled = number.replace(/[^\d+]/g, '');
  return (
    <a href={`tel:${extension ? `${dialled};ext=${extension}` : dialled}`} style={{ whiteSpace: 'nowrap' }}>
      {readablePhone(phone)}
    </a>
  );
};
