import type { FaqCategory } from './faq-category.ts';

export const frenchLaw: FaqCategory = {
  name: 'Selling a company in France',
  nameFr: 'Céder une entreprise en France',
  entries: [
    {
      question: 'Must I tell my employees before I sell?',
      questionFr: 'Dois-je informer mes salariés avant de vendre ?',
      answer:
        'In France the owner of a company with fewer than 250 employees has to tell them of a planned sale of the business or of a majority of its shares, so that they can make an offer. Below 50 employees this has been due two months before the sale; from 50 to 249, together with the consultation of the works council. There are exceptions, and a fine in proportion to the price if it is forgotten. The rule has been changed several times: check the law in force with your lawyer, and plan it early.',
      answerFr:
        'En France, le dirigeant d’une entreprise de moins de 250 salariés doit les informer d’un projet de cession du fonds ou de la majorité des parts, afin qu’ils puissent présenter une offre. En dessous de 50 salariés, l’information était due deux mois avant la cession ; de 50 à 249, en même temps que la consultation du CSE. Il existe des exceptions, et l’oubli expose à une amende proportionnelle au prix. La règle a changé plusieurs fois : vérifiez le droit en vigueur avec votre avocat, et anticipez cette information.',
    },
    {
      question: 'Does that duty not break confidentiality?',
      questionFr: 'Cette obligation ne rompt-elle pas la confidentialité ?',
      answer:
        'Employees who are told are bound to discretion, except towards those who help them to prepare an offer. They need not be told the name of the buyer or the price. Agree with the buyer when and how it is done; the day often falls between the letter of intent and the agreement.',
      answerFr:
        'Les salariés informés sont tenus à une obligation de discrétion, sauf envers ceux qui les aident à préparer une offre. Ni le nom de l’acquéreur ni le prix n’ont à leur être communiqués. Convenez avec l’acquéreur du moment et de la manière ; la date se place souvent entre la lettre d’intention et le protocole.',
    },
    {
      question: 'Shares or business assets: what is the difference?',
      questionFr: 'Titres ou fonds de commerce : quelle différence ?',
      answer:
        'Selling shares hands over the company whole, with its contracts, its debts and its history. Selling the business (fonds de commerce) hands over customers, name, lease and equipment, while the company keeps its debts; the price is then blocked for a time in the interest of creditors. Taxes, duties and warranties differ widely. Settle this with your advisers before the letter of intent.',
      answerFr:
        'Céder les titres transmet la société entière, avec ses contrats, ses dettes et son histoire. Céder le fonds de commerce transmet la clientèle, l’enseigne, le bail et le matériel, tandis que la société conserve ses dettes ; le prix est alors bloqué un temps dans l’intérêt des créanciers. Fiscalité, droits et garanties diffèrent nettement. Tranchez ce point avec vos conseils avant la lettre d’intention.',
    },
    {
      question: 'What happens to employment contracts?',
      questionFr: 'Que deviennent les contrats de travail ?',
      answer:
        'They go on. With shares, the employer stays the same company; with a business that keeps its identity, contracts pass to the buyer by law, with seniority. Works councils are consulted where there is one. Look early at what may change: collective agreements, bonuses, key people who might leave.',
      answerFr:
        'Ils se poursuivent. En cas de cession de titres, l’employeur reste la même société ; en cas de cession d’une activité qui garde son identité, les contrats passent de plein droit à l’acquéreur, avec l’ancienneté. Le CSE est consulté lorsqu’il existe. Regardez tôt ce qui peut changer : accords collectifs, primes, départ de personnes clés.',
    },
    {
      question: 'How long does a sale take, and whom do I need?',
      questionFr: 'Combien de temps dure une cession, et de qui ai-je besoin ?',
      answer:
        'Months rather than weeks: time to prepare, to meet, to examine, to finance, to sign. Have an accountant for the figures, a lawyer for the letter and the agreement, a tax adviser before you choose what you sell, and the buyer’s bank at the table early. For a handover inside the family, a notary.',
      answerFr:
        'Des mois plutôt que des semaines : le temps de préparer, de rencontrer, d’auditer, de financer, de signer. Entourez-vous d’un expert-comptable pour les chiffres, d’un avocat pour la lettre et le protocole, d’un fiscaliste avant de choisir ce que vous cédez, et associez tôt la banque de l’acquéreur. Pour une transmission familiale, d’un notaire.',
    },
  ],
};
