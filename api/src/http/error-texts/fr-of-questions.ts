import type { QuestionTexts } from './error-texts.ts';

export const frOfQuestions: QuestionTexts = {
  'question.not_found': 'Cette question est introuvable.',
  'question.asker_only': 'Seul l’auteur d’une question peut la modifier.',
  'question.other_side_answers': 'C’est à l’autre partie de répondre à une question.',
  'question.answered': 'Cette question a déjà reçu une réponse.',
  'question.no_change': 'Aucune modification n’a été envoyée.',
  'question.wrong_assignee':
    'Elle a été confiée à une autre personne entre-temps. Regardez à qui, puis choisissez de nouveau.',
  'question.asked_before': ({ rows }) =>
    `Ces lignes demandent ce que vous avez déjà demandé : ${rows}. Rien n’a été envoyé.`,
  'question.not_answered': 'Seule une question avec une réponse peut être publiée.',
  'question.published': 'Cette question est déjà publiée.',
  'question.publish_seller_only': 'Seul le vendeur peut publier les réponses aux questions d’un acquéreur.',
  'question.publish_needs_listing':
    'Les réponses ne peuvent être publiées qu’aux acquéreurs d’une annonce de vente, pas dans les transactions d’un mandat.',
  'published_answer.not_found': 'Cette réponse publiée est introuvable. Elle a peut-être été retirée.',
};
