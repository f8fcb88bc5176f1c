import { ORG_CHART, TEXT } from '@handover/shared/contract';
import type { ErrorTexts } from './error-texts.ts';
import { frOfClosing } from './fr-of-closing.ts';
import { frOfDiligence } from './fr-of-diligence.ts';
import { frOfFiles } from './fr-of-files.ts';
import { frOfFirms } from './fr-of-firms.ts';
import { frOfPeople } from './fr-of-people.ts';
import { frOfQuestions } from './fr-of-questions.ts';
import { DEAL_STATUSES, LOI_STATUSES, REQUEST_STATUSES } from './fr-statuses.ts';

const inMinutes = (count: number) => `Réessayez dans ${count} ${count === 1 ? 'minute' : 'minutes'}.`;

export const fr: ErrorTexts = {
  'request.not_found': 'Introuvable.',
  'request.foreign_origin': 'Pas depuis cette page.',
  'request.too_large': 'C’est trop volumineux.',
  'request.too_many': ({ minutes }) => `Trop de tentatives. ${inMinutes(minutes)}`,
  'request.too_many_parts': 'Le formulaire contient trop d’éléments.',
  'request.unsupported_body': 'Ce type de contenu n’est pas accepté.',
  'request.unreadable': 'Cette requête est illisible.',
  'request.unreadable_form': 'Ce formulaire est illisible.',
  'request.invalid_address': 'Cette adresse n’est pas valide.',
  'request.invalid_json_field': 'Un champ n’est pas du JSON valide.',
  'record.changed': 'Ceci a été modifié entre-temps.',
  'server.busy': 'Le service est très sollicité. Veuillez réessayer.',
  'server.failed': ({ reference }) =>
    `Une erreur est survenue de notre côté. Si elle se reproduit, écrivez-nous en indiquant la référence ${reference}.`,
  'server.unavailable': 'Le service est indisponible pour un instant. Veuillez réessayer.',

  'value.required': 'Ce champ est obligatoire.',
  'value.invalid': 'Cette valeur n’est pas valide.',
  'value.invalid_characters': 'Le texte contient des caractères non admis.',
  'value.invalid_email': 'Indiquez une adresse e‑mail valide.',
  'value.invalid_ordering': 'Cette liste ne peut pas être triée ainsi.',
  'value.invalid_phone': 'Indiquez un numéro de téléphone valide.',
  'value.not_linkedin': 'Indiquez l’adresse d’une page LinkedIn, par exemple linkedin.com/in/claire-moreau.',
  'value.not_a_choice': 'Choisissez l’une des valeurs proposées.',
  'value.unknown_parameter': 'Cet appel n’a pas de paramètre de ce nom.',
  'value.unknown_reference': 'Un élément choisi n’existe pas.',
  'value.retired': 'Un élément choisi n’est plus proposé. Choisissez‑en un autre.',
  'value.taken': 'Une autre entrée porte déjà ce texte.',
  'value.region_of_other_country': 'Cette région n’est pas dans le pays choisi.',
  'value.not_a_name':
    'Des lettres seulement ; entre elles, trait d’union, apostrophe, point et espace sont admis.',
  'value.letters_only': `Des lettres seulement, de ${TEXT.nameMin} à ${TEXT.nameMax}.`,
  'value.one_line': 'Écrivez‑le sur une seule ligne.',
  'value.two_decimals': 'Deux décimales au maximum.',
  'value.range_reversed': 'Le maximum est inférieur au minimum.',
  'value.reason_required': `Dites pourquoi, en ${TEXT.reasonMin} caractères au moins.`,
  'value.day_out_of_range': ({ days }) => `Choisissez une date à partir de demain, dans les ${days} jours.`,
  'value.too_short': ({ min }) => `${min} caractères au minimum.`,
  'value.too_long': ({ max }) => `${max} caractères au maximum.`,
  'value.too_long_for_form': 'Ce texte est trop long.',
  'value.too_small': ({ min }) => `${min} au minimum.`,
  'value.too_large': ({ max }) => `${max} au maximum.`,
  'value.too_few': ({ min }) => `Choisissez‑en au moins ${min}.`,
  'value.too_many': ({ max }) => `${max} au maximum.`,
  'chart.unreadable': 'Cet organigramme est illisible.',
  'chart.too_large': `${ORG_CHART.bytes / 1024} ko au maximum.`,
  'chart.too_many_boxes': `${ORG_CHART.nodes} cases au maximum.`,
  'chart.too_many_levels': `${ORG_CHART.levels} niveaux au maximum.`,
  'chart.repeated_id': 'Deux cases ont le même identifiant.',
  'chart.unknown_parent': 'Une case est rattachée à une case qui n’existe pas.',
  'chart.box_under_itself': 'Une case est rattachée à elle-même.',
  'revenue.not_january_first': 'Un exercice est indiqué par son 1er janvier.',
  'revenue.impossible_year': 'Cet exercice n’est pas possible.',
  'revenue.repeated_year': 'Chaque exercice une seule fois.',
  'revenue.add_backs_without_ebitda': 'Indiquez l’EBITDA qui est retraité.',
  'revenue.unknown_proof': 'Ce document n’existe plus. Choisissez-en un autre, ou aucun.',

  'auth.required': 'Connectez-vous d’abord.',
  'auth.session_ended': 'Votre session a pris fin. Reconnectez-vous.',
  'auth.password_changed':
    'Un nouveau mot de passe a été choisi, ce qui a mis fin à cette session. Connectez-vous avec celui‑ci.',
  'auth.change_undone':
    'Une modification du compte a été annulée, ce qui a mis fin à cette session. Choisissez un nouveau mot de passe.',
  'auth.invalid_credentials': 'L’adresse e‑mail ou le mot de passe est incorrect.',
  'auth.account_closed': 'Ce compte a été clôturé.',
  'auth.account_suspended':
    'Ce compte est suspendu. Écrivez-nous par la page de contact si vous pensez que c’est une erreur.',
  'auth.staff_only': 'Réservé à l’équipe de Handover.',
  'auth.second_factor_required':
    'L’équipe se connecte avec un second facteur. Configurez d’abord une application d’authentification ou une clé d’accès, dans la page Sécurité.',
  'auth.too_many_failures': ({ minutes }) => `Trop de tentatives infructueuses. ${inMinutes(minutes)}`,
  'auth.address_slowed': ({ minutes }) =>
    `Trop de tentatives infructueuses depuis votre réseau. Si l’adresse et le mot de passe concordent, un lien de connexion est en route vers votre messagerie. ${inMinutes(minutes)}`,
  'auth.second_factor_needed': () =>
    'Ce compte demande une seconde étape : un code de son application. Rechargez la page et reconnectez-vous.',
  'auth.second_factor_ticket_invalid': 'Cela a pris trop de temps. Reprenez la connexion depuis le début.',
  'session.not_found': 'Cette session est introuvable.',
  'api_key.not_found': 'Cette clé est introuvable.',
  'api_key.invalid': 'Cette clé est inconnue, révoquée ou expirée.',
  'api_key.too_many': ({ max }) => `Vous avez déjà ${max} clés, le maximum. Révoquez‑en une d’abord.`,
  'account.email_taken': 'Un compte existe déjà avec cette adresse e‑mail.',
  'account.password_too_weak': '8 caractères au minimum, dont une majuscule et un chiffre.',
  'account.password_too_common':
    'Ce mot de passe, ou le mot par lequel il commence, est parmi les plus courants ; choisissez‑en un autre.',
  'account.password_personal':
    'Ce mot de passe contient votre nom, votre adresse e‑mail ou le nom de ce site. Choisissez‑en un qui ne dise rien de vous ni de nous.',
  'account.passwords_differ': 'Les deux mots de passe ne sont pas identiques.',
  'account.wrong_password': 'Le mot de passe est incorrect.',
  'account.wrong_old_password': 'Le mot de passe actuel est incorrect.',
  'account.recovery_link_invalid': 'Ce lien n’est plus valable. Demandez‑en un nouveau.',
  'account.verification_link_invalid': 'Ce lien n’est plus valable. Demandez‑en un nouveau.',
  'account.email_unproven':
    'Confirmez d’abord votre adresse e‑mail : ouvrez le lien que nous vous avons envoyé, ou faites‑le renvoyer.',
  'account.email_already_proven': 'Votre adresse e‑mail est déjà confirmée.',
  'account.too_many_verification_mails': ({ minutes }) =>
    `Le lien a déjà été envoyé plusieurs fois. Regardez aussi dans vos courriers indésirables. ${inMinutes(minutes)}`,
  'account.email_unchanged': 'C’est déjà l’adresse de votre compte.',
  'account.email_change_link_invalid':
    'Ce lien n’est plus valable. Demandez‑en un nouveau sur la page Sécurité.',
  'account.undo_link_invalid': 'Ce lien n’est plus valable.',
  'account.undo_needs_password': 'Saisissez le mot de passe que le compte avait avant le changement.',
  'account.code_invalid':
    'Ce code est incorrect, ou a déjà servi. Attendez le prochain code de votre application.',
  'account.code_needed': 'Saisissez un code de votre application d’authentification ou un code de secours.',
  'account.passkey_invalid': 'Cette clé d’accès ne convient pas, ou a pris trop de temps. Réessayez.',
  'account.passkey_not_found': 'Cette clé d’accès est introuvable.',
  'account.second_factor_present':
    'Une application d’authentification est déjà configurée. Retirez‑la d’abord.',
  'account.second_factor_missing': 'Configurez d’abord une application d’authentification.',
  'account.confirmation_needed':
    'Confirmez d’abord votre identité : par votre mot de passe, ou en vous reconnectant.',
  'account.deals_running': ({ titles }) =>
    `Terminez d’abord vos transactions en cours : ${titles.join(', ')}.`,
  'account.busy': 'Trop d’opérations touchent ce compte en ce moment. Veuillez réessayer.',
  'social.account_closed': 'Ce compte a été clôturé.',
  'social.linked_to_other_account': ({ provider }) =>
    `Ce compte ${provider} appartient à un autre compte Handover.`,
  'social.email_taken': ({ provider }) =>
    `Un compte Handover existe déjà avec cette adresse e‑mail. Connectez-vous par mot de passe, puis associez‑y ${provider}.`,
  'social.password_required':
    'Choisissez d’abord un mot de passe : sinon, plus rien ne vous ouvrirait votre compte.',
  'social.redirect_not_allowed': 'Cette adresse n’est pas admise.',
  'social.email_not_verified': ({ provider }) =>
    `${provider} ne confirme aucune adresse e‑mail pour ce compte.`,
  'social.sign_in_expired': 'Cette connexion n’est plus valable. Veuillez recommencer.',
  'social.provider_unavailable': ({ provider }) =>
    `${provider} ne répond pas. Veuillez réessayer dans un instant.`,
  'notification.unsubscribe_link_invalid':
    'Ce lien n’est pas complet. Veuillez l’ouvrir à nouveau depuis l’e‑mail, ou choisir vos e‑mails dans les réglages.',
  'notification.security_mails_required': 'Les messages sur la sécurité de votre compte restent actifs.',
  'contact.too_many':
    'Vous nous avez écrit plusieurs fois aujourd’hui. Nous allons vous répondre ; merci de patienter.',

  'company.not_found': 'Cette société est introuvable.',
  'company.not_own': 'Choisissez l’une de vos sociétés.',
  'company.sold': 'Cette société est cédée. Choisissez‑en une autre.',
  'company.deals_running': ({ titles }) => `Dans une transaction en cours : ${titles.join(', ')}.`,
  'opportunity.not_found': 'Ce dossier est introuvable.',
  'opportunity.owner_only': 'Seul son propriétaire peut modifier un dossier.',
  'opportunity.access_required': 'Demandez d’abord un accès.',
  'opportunity.own_favorite': 'Ce dossier est le vôtre.',
  'opportunity.not_published': 'Ce dossier n’est pas publié.',
  'opportunity.unlisted': 'Ce dossier n’est plus proposé.',
  'opportunity.sold': 'Ce dossier est cédé et ne peut plus être modifié.',
  'opportunity.deal_running': 'Une transaction est en cours sur ce dossier.',
  'opportunity.not_for_mandate': 'Un mandat n’a pas ce champ.',
  'opportunity.only_for_mandate': 'Seul un mandat a ce champ.',
  'opportunity.sector_open': 'Choisissez un secteur avant de publier : le propriétaire l’a laissé ouvert.',
  'background_image.unknown': 'Choisissez l’une des images de fond.',
  'background_image.unknown_sub_sector': 'Choisissez un sous-secteur.',
  'background_image.too_many': ({ count }) => `Vous pouvez en ajouter ${count} par jour. Réessayez demain.`,
  'reference.too_many': ({ count }) => `Vous pouvez en ajouter ${count} par jour. Réessayez demain.`,
  'access_request.not_found': 'Cette demande est introuvable.',
  'access_request.nda_required': 'Acceptez d’abord l’accord de confidentialité.',
  'access_request.signature_differs': ({ name }) => `Signez du nom de votre compte : ${name}.`,
  'access_request.agreement_changed': 'L’accord vient de changer : lisez le nouveau.',
  'access_request.own_opportunity': 'Ce dossier est le vôtre.',
  'access_request.not_for_staff': 'L’équipe consulte tous les dossiers et ne demande pas d’accès.',
  'access_request.other_side_only': 'C’est à l’autre partie de le faire.',
  'access_request.deal_exists': 'Vous avez déjà accès.',
  'access_request.pending_exists': 'Vous avez déjà demandé un accès.',
  'access_request.too_soon': ({ days }) => `Vous pourrez redemander ${days} jours après un refus.`,
  'access_request.too_many': ({ count }) => `${count} demandes au maximum par jour.`,
  'access_request.not_pending': ({ status }) => `Cette demande est ${REQUEST_STATUSES[status]}.`,
  'access_request.exclusivity_running': 'Une autre transaction est en exclusivité ; la demande attend.',
  'access_request.asked_before': 'Vous avez déjà posé une question sur cette demande.',
  'access_request.not_asked': 'Rien n’a été demandé, ou la réponse est déjà donnée.',
  'access_request.answer_needed': 'Écrivez une réponse, ou montrez votre profil d’acquéreur.',
  'saved_search.not_found': 'Cette recherche enregistrée est introuvable.',
  'saved_search.too_many': ({ count }) =>
    `Vous avez ${count} recherches enregistrées, le maximum. Supprimez celle dont vous n’avez plus besoin.`,
  'saved_search.of_mandate': 'Cette recherche est celle de votre mandat : modifiez le mandat lui-même.',
  'buyer_profile.missing': 'Remplissez d’abord votre profil d’acquéreur.',
  'buyer_profile.no_proof': 'Il n’y a pas de justificatif de fonds.',

  'deal.not_found': 'Cette transaction est introuvable.',
  'deal.staff_read_only': 'L’équipe ne fait que consulter les transactions.',
  'deal.other_side_only': 'C’est à l’autre partie de le faire.',
  'deal.snapshot_owner_only': 'Seul le propriétaire du dossier peut le modifier.',
  'deal.wrong_status': ({ status }) => `Cette transaction est ${DEAL_STATUSES[status]}.`,
  'deal.wrong_phase': 'Ce n’est pas possible à l’étape actuelle.',
  'deal.one_phase_at_a_time': 'Une transaction avance d’une étape à la fois.',
  'deal.paused_by_exclusivity': 'En pause pendant l’exclusivité d’une autre transaction.',
  'deal.company_attached': 'Une société est déjà jointe à cette négociation.',
  'deal.no_company': 'Aucune société n’est encore jointe à cette négociation.',
  'exclusivity.not_running': 'Aucune exclusivité n’est en cours.',
  'exclusivity.seller_extends': 'Seul le vendeur prolonge l’exclusivité.',
  'exclusivity.buyer_shortens': 'Seul l’acquéreur renonce à l’exclusivité avant son terme.',
  'exclusivity.proposal_open': 'Une fin anticipée est déjà proposée et attend une réponse.',
  'completion.open_exists': 'La conclusion de cette cession attend déjà une réponse.',
  'completion.none_open': 'Aucune conclusion de cette cession n’est plus proposée.',
  'completion.day_out_of_range': 'Choisissez un jour entre le début de la transaction et aujourd’hui.',
  'exclusivity.no_proposal': 'Aucune fin anticipée n’est plus proposée.',
  'exclusivity.earlier_end_only':
    'Choisissez un jour antérieur à l’échéance actuelle ; une prolongation ne demande pas de proposition.',
  'exclusivity.end_out_of_range': ({ days }) =>
    `Choisissez un jour après aujourd’hui, au plus ${days} jours après l’acceptation.`,
  'loi.not_found': 'Cette lettre est introuvable.',
  'loi.not_open': ({ status }) => `Cette lettre est ${LOI_STATUSES[status]}.`,
  'loi.none_open': 'Aucune lettre d’intention n’est en attente.',
  'loi.open_exists': 'Une lettre d’intention est déjà en attente.',
  'loi.accepted_exists': 'Une autre lettre d’intention est déjà acceptée.',
  'loi.parts_exceed_price': 'La part du prix payée plus tard ne peut dépasser le prix.',
  'loi.sealed':
    'Les lettres sont sous pli fermé jusqu’à la fin de la date limite des offres. Elles pourront recevoir une réponse une fois ouvertes.',
  'loi.bid_date_passed':
    'La date limite des offres est passée. Le vendeur doit en fixer une autre avant tout nouvel envoi.',
  'bid_date.later_only':
    'Une date limite ne peut qu’être repoussée. Supprimez‑la pour en fixer une plus proche.',
  'bid_date.letters_sealed':
    'Des acquéreurs ont envoyé une lettre sous pli fermé : la date peut être repoussée, mais le pli reste fermé jusqu’à son terme.',
  'bid_date.not_published': 'Seule une entreprise à vendre publiée a une date limite des offres.',
  'counter.open_exists': 'Une contre-proposition attend déjà la réponse de l’acquéreur.',
  'counter.none_open': 'Aucune contre-proposition n’attend plus de réponse.',
  'counter.nothing_changed': 'Modifiez au moins une condition : la lettre dit déjà cela.',
  'loi.terms_incomplete': 'Les conditions de cette lettre ne sont pas complètes : il n’en existe pas de PDF.',

  ...frOfPeople,
  ...frOfFiles,
  ...frOfFirms,
  ...frOfClosing,
  ...frOfDiligence,
  ...frOfQuestions,
};
