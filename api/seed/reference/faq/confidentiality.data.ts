import type { FaqCategory } from './faq-category.ts';

export const confidentiality: FaqCategory = {
  name: 'Confidentiality',
  nameFr: 'Confidentialité',
  entries: [
    {
      question: 'Who can find out that my company is for sale?',
      questionFr: 'Qui peut apprendre que mon entreprise est à vendre ?',
      answer:
        'Nobody, from the listing alone. The teaser shows an activity, a region, the asking price and the latest figures as bands. The name, the address, the website, the exact figures and every document stay closed until you have accepted a request for access. Read your teaser as a competitor would: a rare certification together with a small town can give a company away.',
      answerFr:
        'Personne, à la seule lecture de l’annonce. Le teaser montre une activité, une région, le prix demandé et les derniers chiffres par tranches. Le nom, l’adresse, le site, les chiffres exacts et tous les documents restent fermés tant que vous n’avez pas accepté une demande d’accès. Relisez votre teaser avec les yeux d’un concurrent : une certification rare associée à une petite ville peut suffire à vous reconnaître.',
    },
    {
      question: 'What does a buyer accept before seeing anything?',
      questionFr: 'À quoi s’engage un acquéreur avant de voir quoi que ce soit ?',
      answer:
        'A confidentiality agreement (NDA). It is signed by typing one’s name when access is asked for; the text, the time and the address it came from are recorded, and both sides can download it. It binds the buyer whether or not you accept the request. If your situation calls for a longer agreement, have one signed on paper before you open your annual accounts.',
      answerFr:
        'À un accord de confidentialité. Il est signé, en tapant son nom, au moment de la demande d’accès ; le texte, l’heure et l’adresse d’origine sont consignés, et les deux parties peuvent le télécharger. Il engage l’acquéreur, que vous acceptiez ou non sa demande. Si votre situation appelle un accord plus complet, faites-le signer avant d’ouvrir vos comptes annuels.',
    },
    {
      question: 'Do other candidates see each other?',
      questionFr: 'Les candidats se voient-ils entre eux ?',
      answer:
        'No. Each deal is a room of its own. A candidate never learns how many others there are, who they are, or what they offer. When one of them has exclusivity, the others are told that an exclusivity pauses their deal, and nothing more.',
      answerFr:
        'Non. Chaque transaction est une pièce à part. Un candidat ne sait jamais combien d’autres existent, qui ils sont ni ce qu’ils proposent. Lorsque l’un d’eux obtient l’exclusivité, les autres apprennent qu’une exclusivité suspend leur transaction, rien de plus.',
    },
    {
      question: 'Who sees my e-mail address and my phone number?',
      questionFr: 'Qui voit mon adresse e-mail et mon numéro de téléphone ?',
      answer:
        'The other side of a deal, while the deal is open: each of you then has the name, the e-mail and the phone of the other, so that you can speak. A request for access shows the owner your name and your LinkedIn profile only. When the deal is cancelled or completed, both are closed again; while another buyer has exclusivity, those of the owner are.',
      answerFr:
        'L’autre partie d’une transaction, tant que celle-ci est ouverte : chacun dispose alors du nom, de l’e-mail et du téléphone de l’autre, pour pouvoir se parler. Une demande d’accès ne montre au propriétaire que votre nom et votre profil LinkedIn. Une fois la transaction annulée ou conclue, ces coordonnées se referment des deux côtés ; pendant l’exclusivité d’un autre acquéreur, celles du propriétaire aussi.',
    },
    {
      question: 'Can I exclude a competitor?',
      questionFr: 'Puis-je écarter un concurrent ?',
      answer:
        'Yes: you decide on every request. You see the name and the LinkedIn profile of the person who asks, and you may decline without giving a reason. Take your time to check who stands behind a request; it waits 21 days for your answer, and you are reminded before it lapses.',
      answerFr:
        'Oui : vous décidez de chaque demande. Vous voyez le nom et le profil LinkedIn de la personne qui la fait, et vous pouvez refuser sans vous justifier. Prenez le temps de vérifier qui se trouve derrière : une demande attend votre réponse 21 jours, et un rappel vous est adressé avant qu’elle ne s’éteigne.',
    },
    {
      question: 'What does your own staff see?',
      questionFr: 'Que voit votre propre équipe ?',
      answer:
        'Our staff read every listing before it is published, and may open its confidential part to review it. Each time they do, it is recorded with the name of the person and the time.',
      answerFr:
        'Notre équipe lit chaque annonce avant sa publication et peut en ouvrir la partie confidentielle pour la vérifier. Chacune de ces consultations est consignée, avec le nom de la personne et l’heure.',
    },
  ],
};
