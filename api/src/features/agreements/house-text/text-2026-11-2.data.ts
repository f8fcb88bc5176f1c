import type { HouseText } from '../../../../db/schema/index.ts';

/** Has purpose, exceptions, duration and law; what either side learns is secret. */
export const text2026112: HouseText = {
  en: {
    sell: [
      {
        title: 'Purpose',
        text: 'The seller opens confidential information about a business to the buyer, who uses it to judge and to negotiate its purchase, and for nothing else.',
      },
      {
        title: 'Confidentiality',
        text: 'The buyer keeps what they learn secret, and that the business is for sale; they share it only with advisers who need it and are bound to secrecy in the same way.',
      },
      {
        title: 'No contact',
        text: 'The buyer speaks to no employee, customer, supplier or bank of the business about it, unless the seller agrees.',
      },
      {
        title: 'Exceptions',
        text: 'Free to be told is what the buyer knew before, what is public without their doing, and what a law or a court obliges them to tell.',
      },
      { title: 'Return', text: 'If no deal comes of it, the buyer deletes what they received.' },
      {
        title: 'Duration',
        text: 'Two years from the end of the deal, or from the day of signing where none follows; for trade secrets, as long as the secret lasts.',
      },
      {
        title: 'Law',
        text: 'The law of the country in which the operator of Handover is established, as in its terms and conditions; the courts of its seat decide.',
      },
    ],
    buy: [
      {
        title: 'Purpose',
        text: 'The buyer makes known to the seller who they are and what they look for. The seller uses it to judge and to negotiate the sale of their business, and for nothing else.',
      },
      {
        title: 'Confidentiality',
        text: 'The seller keeps secret who the buyer is and what they tell; they share it only with advisers who need it and are bound to secrecy in the same way.',
      },
      {
        title: 'No contact',
        text: 'The seller speaks to no bank, employer, partner or backer of the buyer about it, unless the buyer agrees.',
      },
      {
        title: 'Exceptions',
        text: 'Free to be told is what the seller knew before, what is public without their doing, and what a law or a court obliges them to tell.',
      },
      { title: 'Return', text: 'If no deal comes of it, the seller deletes what they received.' },
      {
        title: 'Duration',
        text: 'Two years from the end of the deal, or from the day of signing where none follows; for trade secrets, as long as the secret lasts.',
      },
      {
        title: 'Law',
        text: 'The law of the country in which the operator of Handover is established, as in its terms and conditions; the courts of its seat decide.',
      },
    ],
  },
  fr: {
    sell: [
      {
        title: 'Objet',
        text: 'Le vendeur communique à l’acquéreur des informations confidentielles sur une entreprise. L’acquéreur ne les utilise que pour en étudier et en négocier l’achat.',
      },
      {
        title: 'Confidentialité',
        text: 'L’acquéreur garde secret ce qu’il apprend, et le fait que l’entreprise est à vendre ; il n’en fait part qu’à des conseils qui en ont besoin et sont tenus au même secret.',
      },
      {
        title: 'Aucun contact',
        text: 'L’acquéreur n’en parle à aucun salarié, client, fournisseur ni banquier de l’entreprise sans l’accord du vendeur.',
      },
      {
        title: 'Exceptions',
        text: 'Restent libres les informations que l’acquéreur connaissait déjà, celles qui sont publiques sans qu’il y soit pour rien, et celles qu’une loi ou un juge l’oblige à révéler.',
      },
      { title: 'Restitution', text: 'Si rien n’aboutit, l’acquéreur supprime ce qu’il a reçu.' },
      {
        title: 'Durée',
        text: 'Deux ans à compter de la fin de la transaction, ou du jour de la signature si aucune ne suit ; pour le secret des affaires, aussi longtemps que dure le secret.',
      },
      {
        title: 'Droit applicable',
        text: 'Celui du pays où l’exploitant de Handover est établi, comme dans ses conditions générales ; les tribunaux de son siège sont compétents.',
      },
    ],
    buy: [
      {
        title: 'Objet',
        text: 'L’acquéreur fait connaître au vendeur qui il est et ce qu’il recherche. Le vendeur ne l’utilise que pour étudier et négocier la cession de son entreprise.',
      },
      {
        title: 'Confidentialité',
        text: 'Le vendeur garde secrets l’identité de l’acquéreur et ce qu’il lui confie ; il n’en fait part qu’à des conseils qui en ont besoin et sont tenus au même secret.',
      },
      {
        title: 'Aucun contact',
        text: 'Le vendeur n’en parle à aucun banquier, employeur, associé ni bailleur de fonds de l’acquéreur sans son accord.',
      },
      {
        title: 'Exceptions',
        text: 'Restent libres les informations que le vendeur connaissait déjà, celles qui sont publiques sans qu’il y soit pour rien, et celles qu’une loi ou un juge l’oblige à révéler.',
      },
      { title: 'Restitution', text: 'Si rien n’aboutit, le vendeur supprime ce qu’il a reçu.' },
      {
        title: 'Durée',
        text: 'Deux ans à compter de la fin de la transaction, ou du jour de la signature si aucune ne suit ; pour le secret des affaires, aussi longtemps que dure le secret.',
      },
      {
        title: 'Droit applicable',
        text: 'Celui du pays où l’exploitant de Handover est établi, comme dans ses conditions générales ; les tribunaux de son siège sont compétents.',
      },
    ],
  },
};
