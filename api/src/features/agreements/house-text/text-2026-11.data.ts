import type { HouseText } from '../../../../db/schema/index.ts';

/** The first text of the marketplace. Whoever introduces a business learns about its buyer; whoever asks for access learns about a business. */
export const text202611: HouseText = {
  en: {
    sell: [
      {
        title: 'Confidentiality',
        text: 'You keep what you learn to yourself, and to advisers who are bound to secrecy in the same way.',
      },
      { title: 'Purpose', text: 'You use it for this deal and for nothing else.' },
      {
        title: 'No contact',
        text: 'You speak to no employee, customer, supplier or bank of the business about it, unless the owner agrees.',
      },
      { title: 'Return', text: 'If no deal comes of it, you delete what you received.' },
    ],
    buy: [
      {
        title: 'Confidentiality',
        text: 'You keep to yourself who the buyer is and what they tell you, and share it only with advisers who are bound to secrecy in the same way.',
      },
      { title: 'Purpose', text: 'You use it for this deal and for nothing else.' },
      {
        title: 'No contact',
        text: 'You speak to no bank, employer, partner or backer of the buyer about it, unless the buyer agrees.',
      },
      { title: 'Return', text: 'If no deal comes of it, you delete what you received.' },
    ],
  },
  fr: {
    sell: [
      {
        title: 'Confidentialité',
        text: 'Vous gardez confidentiel ce que vous apprenez et n’en faites part qu’à des conseils tenus au même secret.',
      },
      { title: 'Objet', text: 'Vous ne l’utilisez que pour cette transaction.' },
      {
        title: 'Aucun contact',
        text: 'Vous n’en parlez à aucun salarié, client, fournisseur ni banquier de l’entreprise sans l’accord du propriétaire.',
      },
      { title: 'Restitution', text: 'Si rien n’aboutit, vous supprimez ce que vous avez reçu.' },
    ],
    buy: [
      {
        title: 'Confidentialité',
        text: 'Vous gardez pour vous l’identité de l’acquéreur et ce qu’il vous confie, et ne les partagez qu’avec des conseils tenus au même secret.',
      },
      { title: 'Objet', text: 'Vous ne l’utilisez que pour cette transaction.' },
      {
        title: 'Aucun contact',
        text: 'Vous n’en parlez à aucun banquier, employeur, associé ni bailleur de fonds de l’acquéreur sans son accord.',
      },
      { title: 'Restitution', text: 'Si rien n’aboutit, vous supprimez ce que vous avez reçu.' },
    ],
  },
};
