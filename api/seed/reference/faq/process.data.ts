import type { FaqCategory } from './faq-category.ts';

export const process: FaqCategory = {
  name: 'From access to closing',
  nameFr: 'De l’accès au closing',
  entries: [
    {
      question: 'What are the steps of a deal?',
      questionFr: 'Quelles sont les étapes d’une transaction ?',
      answer:
        'Five. Introduction, when you accept a request: the confidential part, the documents and the questions open. Letter of intent: the annual accounts open. Due diligence, once a letter is accepted: everything opens, and exclusivity runs. Negotiation of the share purchase agreement. Signing and closing. No step can be skipped.',
      answerFr:
        'Cinq. La mise en relation, lorsque vous acceptez une demande : la partie confidentielle, les documents et les questions s’ouvrent. La lettre d’intention : les comptes annuels s’ouvrent. L’audit d’acquisition, une fois une lettre acceptée : tout s’ouvre, et l’exclusivité court. La négociation du protocole de cession. La signature et le closing. Aucune étape ne se saute.',
    },
    {
      question: 'What is a letter of intent, and does it bind me?',
      questionFr: 'Qu’est-ce qu’une lettre d’intention, et m’engage-t-elle ?',
      answer:
        'It says what the buyer intends to pay, for what, on which conditions and by when. As a rule it does not oblige either side to conclude the sale, but some of its clauses do bind: confidentiality, exclusivity, often the sharing of costs. Negotiations must also be led, and broken off, in good faith. Wording decides; have it read by a lawyer before you sign or accept it.',
      answerFr:
        'Elle dit ce que l’acquéreur entend payer, pour quoi, à quelles conditions et dans quel délai. En règle générale, elle n’oblige aucune des parties à conclure, mais certaines clauses engagent : la confidentialité, l’exclusivité, souvent le partage des frais. Les négociations doivent en outre être menées, et rompues, de bonne foi. Tout dépend de la rédaction ; faites-la relire par un avocat avant de la signer ou de l’accepter.',
    },
    {
      question: 'How long is a letter of intent open?',
      questionFr: 'Combien de temps une lettre d’intention reste-t-elle ouverte ?',
      answer:
        'Until the date its author gives it, 14 days unless another is chosen and 90 at most. After that it lapses by itself, and both sides are told two days before. A new letter may follow. While it is open its author can replace it; the earlier version is kept.',
      answerFr:
        'Jusqu’à la date que lui donne son auteur : 14 jours si rien d’autre n’est choisi, 90 au plus. Passé ce terme, elle s’éteint d’elle-même ; les deux parties en sont averties deux jours avant. Une nouvelle lettre peut suivre. Tant qu’elle est ouverte, son auteur peut la remplacer ; la version précédente est conservée.',
    },
    {
      question: 'What happens during exclusivity?',
      questionFr: 'Que se passe-t-il pendant l’exclusivité ?',
      answer:
        'It begins when a letter of intent is accepted, with an end that the seller sets, 180 days ahead at most. Until then the other deals on the opportunity are paused and their files closed; new requests may come in, but cannot be accepted, and lapse after 21 days as any other. The seller can extend the period; to shorten it, the buyer has to agree. When it ends without a sale, the paused deals are what they were before.',
      answerFr:
        'Elle commence à l’acceptation d’une lettre d’intention, avec un terme que fixe le vendeur, à 180 jours au plus. Jusque-là, les autres transactions sur la même annonce sont suspendues et leurs fichiers fermés ; de nouvelles demandes peuvent arriver, mais non être acceptées ; elles s’éteignent après 21 jours comme les autres. Le vendeur peut prolonger la période ; l’abréger demande l’accord de l’acquéreur. Si elle s’achève sans vente, les transactions suspendues redeviennent ce qu’elles étaient.',
    },
    {
      question: 'Can I stop at any time?',
      questionFr: 'Puis-je m’arrêter à tout moment ?',
      answer:
        'Here, yes: either side can pause a deal, or cancel it with a reason. A cancelled deal closes the files to the buyer and cannot be reopened; the buyer may ask again after 30 days. What you have signed elsewhere goes on to bind you, so look at it first.',
      answerFr:
        'Ici, oui : chaque partie peut suspendre une transaction, ou l’annuler en donnant un motif. Une transaction annulée ferme les fichiers à l’acquéreur et ne se rouvre pas ; il peut faire une nouvelle demande après 30 jours. Ce que vous avez signé par ailleurs continue de vous engager : regardez-le d’abord.',
    },
  ],
};
