import type { LetterTexts } from './letter-texts.ts';

export const en: LetterTexts = {
  title: 'Letter of intent',
  numbered: (number, version) => `No. ${number}, version ${version}`,
  page: (page, pages) => `Page ${page} of ${pages}`,
  buyer: 'Buyer',
  seller: 'Seller',
  formerUser: 'former user',
  sentOn: 'Sent on',
  intro: (buyer, seller, project) =>
    `${buyer} states to ${seller} the terms on which they intend to buy the business offered as “${project}”.`,
  price: 'Price',
  atClosing: 'Paid at closing',
  structure: 'What is bought',
  structures: { shares: 'The shares of the company', assets: 'The assets of the business' },
  earnOut: 'Earn-out',
  vendorLoan: 'Vendor loan',
  financing: 'Financing',
  conditions: 'Conditions',
  noConditions: 'None beside due diligence and the signing of the contract.',
  exclusivity: 'Exclusivity asked',
  days: (count) => (count === 1 ? '1 day from acceptance' : `${count} days from acceptance`),
  validity: 'Valid until',
  validUntil: (day, place) => `The end of ${day} in ${place}`,
  closing:
    'This letter states an intention: it binds neither side to conclude the sale. Once the seller accepts it, the exclusivity begins, until the day that the seller sets with the acceptance.',
  signature: 'Signature:',
  placeAndDate: 'Place and date:',
};
