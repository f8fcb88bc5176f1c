import type { PeopleTexts } from './error-texts.ts';

export const frOfPeople: PeopleTexts = {
  'person.not_found': 'Cette personne est introuvable.',
  'person.is_staff': 'Ce n’est pas possible avec un compte de l’équipe.',
  'person.is_suspended': 'Ce compte est déjà suspendu.',
  'person.not_suspended': 'Ce compte n’est pas suspendu.',
  'person.no_second_factor': 'Ce compte n’a pas de second facteur.',
  'failure.not_found': 'Cet échec n’est plus là. Une autre tentative a peut-être abouti.',
  'failure.outdated': 'Les liens de cet e‑mail ont expiré. La personne doit en demander un nouveau.',
  'delegation.not_found': 'Cette invitation ou ce droit d’agir est introuvable.',
  'delegation.to_oneself': 'C’est votre propre adresse.',
  'delegation.exists': 'Cette personne y est déjà invitée. Modifiez plutôt ce qu’elle peut faire.',
  'delegation.over': 'Ce droit d’agir a pris fin.',
  'delegation.answered': 'Vous avez déjà répondu à cette invitation.',
  'delegation.conflict': 'Vous êtes l’autre partie d’une transaction concernée, ou agissez pour elle.',
  'delegation.end_past': 'Le dernier jour doit être aujourd’hui ou plus tard.',
  'delegation.right_missing':
    'Vous ne pouvez pas faire cela pour la personne que vous représentez. Demandez‑lui ce droit.',
  'delegation.adviser_only': 'Seule la personne invitée peut répondre.',
  'delegation.principal_only': 'Seule la personne que vous représentez peut faire cela.',
  'delegation.too_many': ({ count }) =>
    `Vous avez accordé ${count} droits d’agir, le maximum. Mettez d’abord fin à l’un d’eux.`,
  'report.not_found': 'Ce signalement est introuvable.',
  'report.own_listing': 'Cette annonce est la vôtre. Vous pouvez la modifier ou la supprimer.',
  'report.too_many':
    'Vous avez signalé plusieurs annonces aujourd’hui. Nous lisons chaque signalement ; vous pourrez en faire d’autres demain.',
  'report.decided': 'Ce signalement a déjà reçu une décision.',
};
