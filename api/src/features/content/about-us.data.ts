import { type AboutUs, DEAL_PHASES } from '@handover/shared/contract';
import type { Rules } from '../../config.ts';

export const ABOUT_SECTIONS: AboutUs['sections'] = [
  {
    key: 'who-we-are',
    title: 'Who we are',
    title_fr: 'Qui nous sommes',
    text: [
      'Handover is a marketplace where businesses are bought and sold. Owners present what they built without giving away its name; buyers say what they are looking for, or respond to what they read.',
      'We are neither a broker nor a law firm. We do not negotiate for you, and we do not value your company: we keep the order of a sale, so that both sides always know where they stand and who has seen what.',
    ],
    text_fr: [
      'Handover est une place de marché où se vendent et s’achètent des entreprises. Les dirigeants présentent ce qu’ils ont bâti sans en révéler le nom ; les acquéreurs disent ce qu’ils cherchent, ou répondent à ce qu’ils lisent.',
      'Nous ne sommes ni intermédiaire ni cabinet d’avocats. Nous ne négocions pas à votre place et n’évaluons pas votre entreprise : nous tenons l’ordre d’une cession, pour que chacun sache toujours où il en est et qui a vu quoi.',
    ],
  },
  {
    key: 'how-we-work',
    title: 'How we work',
    title_fr: 'Comment nous travaillons',
    text: [
      'Every listing is read by a person before it is published. What everyone can read is the teaser: an activity, a region, figures as bands. The name, the exact figures and the documents stay closed.',
      'Whoever wants to know more accepts a confidentiality agreement, and the owner decides. A deal then runs in five steps: introduction, letter of intent, due diligence, negotiation of the agreement, signing and closing. Each step opens what it needs, and no more.',
      'Only one buyer at a time can have exclusivity. Other candidates are told that they wait, never for whom.',
    ],
    text_fr: [
      'Chaque annonce est lue par une personne avant d’être publiée. Tous peuvent lire le teaser : une activité, une région, des chiffres par tranches. Le nom, les chiffres exacts et les documents restent fermés.',
      'Qui veut en savoir plus accepte un accord de confidentialité, et le vendeur décide. La transaction se déroule ensuite en cinq étapes : mise en relation, lettre d’intention, audit d’acquisition, négociation du protocole, signature et closing. Chaque étape ouvre ce dont elle a besoin, rien de plus.',
      'Un seul acquéreur à la fois peut avoir l’exclusivité. Les autres candidats savent qu’ils attendent, jamais pour qui.',
    ],
  },
  {
    key: 'what-we-keep-to',
    title: 'What we keep to',
    title_fr: 'Ce à quoi nous nous tenons',
    text: [
      'Bidders never see each other. Every acceptance of a confidentiality agreement and every document is recorded with its time, and what our staff open in order to review it is recorded too.',
      'You can take all your data with you, and close your account when no deal is running.',
    ],
    text_fr: [
      'Les candidats ne se voient jamais entre eux. Chaque acceptation d’un accord de confidentialité et chaque document sont consignés avec leur date ; ce que notre équipe ouvre pour vérification l’est aussi.',
      'Vous pouvez emporter toutes vos données, et fermer votre compte dès lors qu’aucune transaction n’est en cours.',
    ],
  },
];

/** The figures that follow from the rules of the product, and no others. */
export const aboutFigures = (rules: Rules): AboutUs['figures'] => [
  {
    value: 0,
    label: 'company names shown before the owner has agreed',
    label_fr: 'nom d’entreprise affiché avant l’accord du vendeur',
  },
  {
    value: DEAL_PHASES.length,
    label: 'steps from the introduction to the closing',
    label_fr: 'étapes, de la mise en relation au closing',
  },
  {
    value: rules.requestExpiresDays,
    label: 'days for an owner to answer a request, then it lapses',
    label_fr: 'jours pour répondre à une demande d’accès, puis elle s’éteint',
  },
  {
    value: rules.exclusivityMaxDays,
    label: 'days of exclusivity at most',
    label_fr: 'jours d’exclusivité au plus',
  },
];
