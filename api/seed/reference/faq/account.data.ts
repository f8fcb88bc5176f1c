import type { FaqCategory } from './faq-category.ts';

export const account: FaqCategory = {
  name: 'Account, prices and data',
  nameFr: 'Compte, tarifs et données',
  entries: [
    {
      question: 'What does Handover cost?',
      questionFr: 'Combien coûte Handover ?',
      answer:
        'The pricing page states it, and only what stands there applies. Reading listings needs no account. The fees of your own advisers, of banks and of notaries are separate from us and between you and them.',
      answerFr:
        'La page Tarifs l’indique, et seul ce qui y figure s’applique. Lire les annonces ne demande pas de compte. Les honoraires de vos conseils, des banques et des notaires sont indépendants de nous et ne regardent qu’eux et vous.',
    },
    {
      question: 'Why is my listing not visible yet?',
      questionFr: 'Pourquoi mon annonce n’est-elle pas encore visible ?',
      answer:
        'Every listing is read by a person before it is published. You are told when it is, or why it is not; correct it, and it is read again. A change of the public text or of the sectors goes through the same reading, while deals in progress go on. Price, figures and files can change without it.',
      answerFr:
        'Chaque annonce est lue par une personne avant sa publication. Vous êtes averti lorsqu’elle paraît, ou du motif de son refus ; corrigez-la, elle sera relue. Une modification du texte public ou des secteurs repasse par cette lecture, sans interrompre les transactions en cours. Prix, chiffres et fichiers se modifient librement.',
    },
    {
      question: 'How are my documents protected?',
      questionFr: 'Comment mes documents sont-ils protégés ?',
      answer:
        'They have no public address: each download is checked against who you are and how far your deal has come. Files are examined when they arrive, and office documents with macros are refused. Passwords are stored only as a hash that cannot be turned back, and you can end the sessions of your other devices.',
      answerFr:
        'Ils n’ont pas d’adresse publique : chaque téléchargement est vérifié selon votre identité et l’avancement de la transaction. Les fichiers sont examinés à leur arrivée, et les documents bureautiques contenant des macros sont refusés. Les mots de passe ne sont conservés que sous forme d’une empreinte irréversible, et vous pouvez fermer les sessions de vos autres appareils.',
    },
    {
      question: 'Can I get my data, and have it erased?',
      questionFr: 'Puis-je obtenir mes données, et les faire effacer ?',
      answer:
        'Yes. You can export everything that concerns you, with links to your files. You can close your account when no deal is running: your personal data is then erased, and what the other side of a past deal has to keep names a “former user”. For any other request about your data, write to us.',
      answerFr:
        'Oui. Vous pouvez exporter tout ce qui vous concerne, avec les liens vers vos fichiers. Vous pouvez fermer votre compte dès lors qu’aucune transaction n’est en cours : vos données personnelles sont alors effacées, et ce que l’autre partie doit conserver d’une transaction passée mentionne un « ancien utilisateur ». Pour toute autre demande relative à vos données, écrivez-nous.',
    },
    {
      question: 'Someone asks me to pay or to talk elsewhere. What should I do?',
      questionFr: 'On me demande de payer ou d’échanger ailleurs. Que faire ?',
      answer:
        'Stop and check. Nobody at Handover asks for your password or for money on the phone or by mail. A serious buyer does not ask for fees in advance, nor for your documents outside the deal. If in doubt, cancel the deal and write to us; what was done here is recorded.',
      answerFr:
        'Arrêtez-vous et vérifiez. Personne chez Handover ne vous demande votre mot de passe ni d’argent, au téléphone ou par e-mail. Un acquéreur sérieux n’exige pas de frais d’avance, ni vos documents en dehors de la transaction. Dans le doute, annulez la transaction et écrivez-nous ; ce qui s’est fait ici est consigné.',
    },
  ],
};
