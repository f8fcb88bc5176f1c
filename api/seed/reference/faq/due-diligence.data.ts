import type { FaqCategory } from './faq-category.ts';

export const dueDiligence: FaqCategory = {
  name: 'Valuation and due diligence',
  nameFr: 'Valorisation et audit',
  entries: [
    {
      question: 'How is a small or mid-sized company valued?',
      questionFr: 'Comment valorise-t-on une PME ?',
      answer:
        'Most often by a multiple of a normal year’s EBITDA, to which available cash is added and from which debt is taken. The multiple depends on the sector, the size, how much income recurs and how much depends on the owner. Compare it with what the assets are worth and with what the company’s cash can repay of a loan. Handover does not value companies: ask an accountant or an adviser.',
      answerFr:
        'Le plus souvent par un multiple de l’EBITDA d’une année normale, auquel s’ajoute la trésorerie disponible et dont se retranche l’endettement. Le multiple dépend du secteur, de la taille, de la part récurrente du chiffre d’affaires et de la dépendance au dirigeant. Rapprochez-le de la valeur des actifs et de ce que la trésorerie peut rembourser d’un emprunt. Handover n’évalue pas les entreprises : adressez-vous à un expert-comptable ou à un conseil.',
    },
    {
      question: 'What are add-backs?',
      questionFr: 'Que sont les retraitements ?',
      answer:
        'Corrections that show what a year would have been under another owner: the owner’s pay above or below the market, the pay of relatives, a rent that is not a market rent, leasing, exceptional items. State each one with its document; a buyer who finds it alone will doubt the rest.',
      answerFr:
        'Des corrections qui montrent ce qu’aurait été l’exercice avec un autre dirigeant : une rémunération au-dessus ou au-dessous du marché, celle de proches, un loyer hors marché, le crédit-bail, les éléments exceptionnels. Présentez chacun avec sa pièce ; un acquéreur qui le découvre seul doutera du reste.',
    },
    {
      question: 'Which documents should I prepare?',
      questionFr: 'Quels documents préparer ?',
      answer:
        'Three years of annual accounts and the current position; the general ledger; the main contracts with customers, suppliers and banks; leases; the list of staff without names, with seniority and pay; licences, certificates, insurance; pending disputes; the register of shareholders and the articles. Upload them before you accept a first request: a deal that waits for papers cools down.',
      answerFr:
        'Trois exercices de comptes annuels et une situation récente ; le grand livre ; les principaux contrats avec clients, fournisseurs et banques ; les baux ; la liste des salariés sans les noms, avec ancienneté et rémunération ; agréments, certifications, assurances ; litiges en cours ; registre des mouvements de titres et statuts. Déposez-les avant d’accepter une première demande : une transaction qui attend des pièces se refroidit.',
    },
    {
      question: 'When does the buyer see the accounts and the ledger?',
      questionFr: 'Quand le repreneur voit-il les comptes et le grand livre ?',
      answer:
        'Documents open with the introduction, annual accounts with a letter of intent, the general ledger when the letter is accepted. The buyer reads a copy made when you gave access: a later edit of your listing does not rewrite what was shown.',
      answerFr:
        'Les documents s’ouvrent à la mise en relation, les comptes annuels avec la lettre d’intention, le grand livre à l’acceptation de celle-ci. L’acquéreur lit une copie faite au moment où vous avez donné l’accès : une modification ultérieure de l’annonce ne réécrit pas ce qui a été montré.',
    },
    {
      question: 'What is a warranty of assets and liabilities?',
      questionFr: 'Qu’est-ce qu’une garantie d’actif et de passif ?',
      answer:
        'A promise of the seller in the agreement: if a debt appears after the sale whose cause lies before it, the seller bears it, within a limit, a time and often above a threshold. It is usually secured, for example by part of the price held back. It is negotiated together with what due diligence has found; this is work for lawyers on both sides.',
      answerFr:
        'Un engagement du vendeur inscrit au protocole : si une dette apparaît après la cession alors que sa cause est antérieure, il la supporte, dans la limite d’un plafond, d’une durée et souvent au-delà d’un seuil. Elle est d’ordinaire garantie, par exemple par le séquestre d’une partie du prix. Elle se négocie à la lumière de l’audit ; c’est l’affaire des avocats des deux parties.',
    },
  ],
};
