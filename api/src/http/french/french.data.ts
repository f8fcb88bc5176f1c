/** What the server says, as people are told it in French. `{…}` stands for what a sentence names. */
export const FRENCH: Record<string, string> = {
  // who may, and whether we can
  'Sign in first': 'Connectez-vous d’abord',
  'You may not do this': 'Vous n’avez pas le droit de faire cela',
  'Only staff may do this': 'Réservé à l’équipe de Handover',
  'Not found': 'Introuvable',
  'Not from this page': 'Pas depuis cette page',
  'Your session has ended. Sign in again.': 'Votre session a pris fin. Reconnectez-vous.',
  'The e-mail or the password is not right': 'L’adresse e-mail ou le mot de passe est incorrect',
  'This account has been closed': 'Ce compte a été clôturé',
  'Too many failed attempts. Try again in {time}.':
    'Trop de tentatives infructueuses. Réessayez dans {time}.',
  'Too many attempts. Try again in {time}.': 'Trop de tentatives. Réessayez dans {time}.',
  'The service is not available for a moment. Please try again.':
    'Le service est indisponible pour un instant. Veuillez réessayer.',
  'The service is busy. Please try again.': 'Le service est très sollicité. Veuillez réessayer.',
  'Something went wrong on our side': 'Une erreur est survenue de notre côté',
  // what was entered
  'This field is required': 'Ce champ est obligatoire',
  'This is not valid': 'Cette valeur n’est pas valide',
  'Use at most two decimals': 'Deux décimales au maximum',
  'Choose one of the given values': 'Choisissez l’une des valeurs proposées',
  'At least {count} characters': '{count} caractères au minimum',
  'At most {count} characters': '{count} caractères au maximum',
  'At most {count} of them': '{count} au maximum',
  'At most {count} files at once': '{count} fichiers au maximum à la fois',
  'At most {count} requests a day': '{count} demandes au maximum par jour',
  'Choose at least {count}': 'Choisissez-en au moins {count}',
  'At least {count}': '{count} au minimum',
  'At most {count}': '{count} au maximum',
  'Use letters only, 2 to 30 of them': 'Des lettres seulement, de 2 à 30',
  'The two passwords differ': 'Les deux mots de passe ne sont pas identiques',
  'A year is sent as its January 1': 'Un exercice est indiqué par son 1er janvier',
  'Each year only once': 'Chaque exercice une seule fois',
  'Write this on one line': 'Écrivez-le sur une seule ligne',
  'The upper end is below the lower one': 'Le maximum est inférieur au minimum',
  'Say why, in 10 characters at least': 'Dites pourquoi, en 10 caractères au moins',
  'This is not a chart that can be read': 'Cet organigramme est illisible',
  'This text is too long': 'Ce texte est trop long',
  'No file is expected here': 'Aucun fichier n’est attendu ici',
  'Nothing to change was sent': 'Aucune modification n’a été envoyée',
  'This list cannot be ordered by that': 'Cette liste ne peut pas être triée ainsi',
  'Something that was chosen does not exist': 'Un élément choisi n’existe pas',
  'The text holds characters that are not allowed': 'Le texte contient des caractères non admis',
  // what was sent
  'This form cannot be read': 'Ce formulaire est illisible',
  'The form has too many parts': 'Le formulaire contient trop d’éléments',
  'This address is not valid': 'Cette adresse n’est pas valide',
  'A field is not valid JSON': 'Un champ n’est pas du JSON valide',
  'This kind of body is not accepted': 'Ce type de contenu n’est pas accepté',
  'This is too large': 'C’est trop volumineux',
  // accounts
  'Enter a valid phone number': 'Indiquez un numéro de téléphone valide',
  'An account with this e-mail exists already': 'Un compte existe déjà avec cette adresse e-mail',
  'The old password is not right': 'Le mot de passe actuel est incorrect',
  'The password is not right': 'Le mot de passe est incorrect',
  'This password is among the most common ones; choose another':
    'Ce mot de passe est l’un des plus courants ; choisissez-en un autre',
  'This link is not valid any more. Ask for a new one.':
    'Ce lien n’est plus valable. Demandez-en un nouveau.',
  'This session was not found': 'Cette session est introuvable',
  'Sign in again first, then close the account within 10 minutes':
    'Reconnectez-vous d’abord, puis clôturez le compte dans les 10 minutes',
  'End your running deals first: {titles}': 'Terminez d’abord vos transactions en cours : {titles}',
  'Too much is happening to this account. Please try again.':
    'Trop d’opérations touchent ce compte en ce moment. Veuillez réessayer.',
  'This {title} account belongs to another Handover account':
    'Ce compte {title} appartient à un autre compte Handover',
  'There is a Handover account with this e-mail already. Sign in with your password, then link {title} to it.':
    'Un compte Handover existe déjà avec cette adresse e-mail. Connectez-vous par mot de passe, puis associez-y {title}.',
  'Set a password first: otherwise nothing would let you into your account any more':
    'Choisissez d’abord un mot de passe : sinon, plus rien ne vous ouvrirait votre compte',
  'This address is not allowed': 'Cette adresse n’est pas admise',
  '{title} does not vouch for an e-mail address of this account':
    '{title} ne confirme aucune adresse e-mail pour ce compte',
  '{title} does not answer. Please try again in a moment.':
    '{title} ne répond pas. Veuillez réessayer dans un instant.',
  'This sign-in is not valid any more. Please start again.':
    'Cette connexion n’est plus valable. Veuillez recommencer.',
  'Mails about the security of your account stay on':
    'Les messages sur la sécurité de votre compte restent actifs',
  'You have written several times today. We will answer; please wait for it.':
    'Vous nous avez écrit plusieurs fois aujourd’hui. Nous allons vous répondre ; merci de patienter.',
  // companies and opportunities
  'This company was not found': 'Cette société est introuvable',
  'In a running deal: {titles}': 'Dans une transaction en cours : {titles}',
  'Choose one of your companies': 'Choisissez l’une de vos sociétés',
  'This opportunity was not found': 'Cette opportunité est introuvable',
  'This opportunity is your own': 'Cette opportunité est la vôtre',
  'This is your own opportunity': 'Cette opportunité est la vôtre',
  'This opportunity is not published': 'Cette opportunité n’est pas publiée',
  'This opportunity is no longer listed': 'Cette opportunité n’est plus proposée',
  'This opportunity is sold and can no longer be edited':
    'Cette opportunité est cédée et ne peut plus être modifiée',
  'Only its owner may change an opportunity': 'Seul son propriétaire peut modifier une opportunité',
  'Only the owner of the opportunity may edit it': 'Seul le propriétaire de l’opportunité peut la modifier',
  'A deal over this opportunity is running': 'Une transaction est en cours sur cette opportunité',
  'A mandate has no such field': 'Un mandat n’a pas ce champ',
  'Only a mandate has this field': 'Seul un mandat a ce champ',
  'Ask for access first': 'Demandez d’abord un accès',
  'Choose a sub-sector': 'Choisissez un sous-secteur',
  'Choose one of the background images': 'Choisissez l’une des images de fond',
  'You can add {count} a day. Try again tomorrow.':
    'Vous pouvez en ajouter {count} par jour. Réessayez demain.',
  // access and deals
  'You have access already': 'Vous avez déjà accès',
  'You have asked for access already': 'Vous avez déjà demandé un accès',
  'You may ask again {days} days after a refusal': 'Vous pourrez redemander {days} jours après un refus',
  'This request was not found': 'Cette demande est introuvable',
  'This request is {status}': 'Cette demande n’est plus en attente',
  'Another deal is exclusive; the request waits':
    'Une autre transaction est en exclusivité ; la demande attend',
  'This deal was not found': 'Cette transaction est introuvable',
  'This deal is {status}': 'L’état de cette transaction ne le permet pas',
  'This is not possible in the present phase': 'Ce n’est pas possible dans la phase actuelle',
  'This is for the other side to do': 'C’est à l’autre partie de le faire',
  'Staff only read deals': 'L’équipe ne fait que consulter les transactions',
  'A deal moves one phase at a time': 'Une transaction avance d’une phase à la fois',
  'Paused while another deal is exclusive': 'En pause pendant l’exclusivité d’une autre transaction',
  'No exclusivity is running': 'Aucune exclusivité n’est en cours',
  'Only the seller side extends the exclusivity': 'Seul le cédant prolonge l’exclusivité',
  'Only the buyer side gives up exclusivity early':
    'Seul l’acquéreur renonce à l’exclusivité avant son terme',
  'Choose a day after today, at most {days} days from acceptance':
    'Choisissez un jour après aujourd’hui, au plus {days} jours après l’acceptation',
  'Choose a day from tomorrow to {days} days ahead': 'Choisissez un jour entre demain et dans {days} jours',
  'This letter was not found': 'Cette lettre est introuvable',
  'This letter is {status}': 'Cette lettre n’est plus en attente',
  'There is no open letter of intent': 'Aucune lettre d’intention n’est en attente',
  'A letter of intent is open already': 'Une lettre d’intention est déjà en attente',
  'Another letter of intent is accepted already': 'Une autre lettre d’intention est déjà acceptée',
  'This question was not found': 'Cette question est introuvable',
  'This question is answered already': 'Cette question a déjà reçu une réponse',
  'Only the person who asked may change a question': 'Seul l’auteur d’une question peut la modifier',
  'The other side answers a question': 'C’est à l’autre partie de répondre à une question',
  // files
  'This file was not found': 'Ce fichier est introuvable',
  'This file cannot be found any more': 'Ce fichier est devenu introuvable',
  'These files are read in a deal': 'Ces fichiers se consultent dans une transaction',
  'These files are not open to you at present': 'Ces fichiers ne vous sont pas ouverts actuellement',
  'Only the owner changes these files': 'Seul le propriétaire modifie ces fichiers',
  'Only {extensions} files are accepted': 'Seuls les fichiers {extensions} sont acceptés',
  'A file may have {count} MB at most': 'Un fichier peut peser {count} Mo au plus',
  'A picture may have {count} MB at most': 'Une image peut peser {count} Mo au plus',
  '{name} is not a picture that can be read': '{name} n’est pas une image lisible',
  'The content of {name} is not that of a {extension} file':
    'Le contenu de {name} n’est pas celui d’un fichier {extension}',
  'Files cannot be read for a moment. Please try again.':
    'Les fichiers sont illisibles pour un instant. Veuillez réessayer.',
  'Files cannot be stored for a moment. Please try again.':
    'Les fichiers ne peuvent pas être enregistrés pour un instant. Veuillez réessayer.',
  'There is no room for this file now. Try again later.':
    'Il n’y a pas assez de place pour ce fichier. Réessayez plus tard.',
};
