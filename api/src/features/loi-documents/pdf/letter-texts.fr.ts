import type { LetterTexts } from './letter-texts.ts';

export const fr: LetterTexts = {
  title: 'Lettre d’intention',
  numbered: (number, version) => `N° ${number}, version ${version}`,
  page: (page, pages) => `Page ${page} sur ${pages}`,
  buyer: 'Acquéreur',
  seller: 'Vendeur',
  formerUser: 'ancien utilisateur',
  sentOn: 'Envoyée le',
  intro: (buyer, seller, project) =>
    `${buyer} fait connaître à ${seller} les conditions auxquelles l’acquéreur entend reprendre l’entreprise proposée sous le titre « ${project} ».`,
  price: 'Prix',
  atClosing: 'Payé au closing',
  structure: 'Objet de la reprise',
  structures: { shares: 'Les titres de la société', assets: 'Le fonds et les actifs' },
  earnOut: 'Complément de prix',
  vendorLoan: 'Crédit-vendeur',
  financing: 'Financement',
  conditions: 'Conditions suspensives',
  noConditions: 'Aucune, hormis l’audit d’acquisition et la signature du protocole.',
  exclusivity: 'Exclusivité demandée',
  days: (count) =>
    count === 1 ? '1 jour à compter de l’acceptation' : `${count} jours à compter de l’acceptation`,
  validity: 'Valable jusqu’au',
  validUntil: (day, place) => `${day}, à la fin de la journée à ${place}`,
  closing:
    'Cette lettre exprime une intention : elle n’oblige aucune des parties à conclure la vente. Dès que le vendeur l’accepte, l’exclusivité court, jusqu’au jour qu’il fixe en acceptant.',
  signature: 'Signature :',
  placeAndDate: 'Lieu et date :',
};
