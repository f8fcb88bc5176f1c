import type { FirmTexts } from './error-texts.ts';

export const frOfFirms: FirmTexts = {
  'firm.not_found': 'Vous ne faites partie d’aucune structure.',
  'firm.in_one': 'Vous faites déjà partie d’une structure. Quittez‑la d’abord.',
  'firm.owner_only': 'Seuls les propriétaires d’une structure peuvent le faire.',
  'firm.last_owner': 'Une structure a au moins un propriétaire. Donnez d’abord ce rôle à un collègue.',
  'firm.member_not_found': 'Cette personne ne fait plus partie de votre structure.',
  'firm.not_to_oneself': 'Cela concerne un collègue. Vous pouvez vous-même quitter la structure.',
  'firm.colleague_already': 'Cette personne fait déjà partie de votre structure.',
  'firm.invited_already': 'Cette adresse est déjà invitée. Vous pouvez renvoyer l’invitation.',
  'firm.too_many': ({ count }) => `Une structure compte au plus ${count} personnes et invitations.`,
  'firm.too_many_invitations': ({ count }) => `Au plus ${count} invitations par jour.`,
  'firm.invitation_not_found': 'Cette invitation est introuvable.',
  'firm.invitation_invalid':
    'Cette invitation est utilisée, retirée ou périmée. Demandez‑en une autre à qui vous l’a envoyée.',
  'firm.invitation_foreign':
    'Cette invitation est destinée à une autre adresse e‑mail que celle de votre compte.',
};
