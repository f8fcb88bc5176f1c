import type { ErrorParams } from '@handover/shared/contract';
import type { FileTexts } from './error-texts.ts';

const quoted = (name: string) => `« ${name} »`;
/** The file, in which format it may be saved instead. */
const formatOfToday = (extension: string) => (extension.startsWith('doc') ? '.docx' : '.xlsx');

const REMOVE = 'Supprimez‑le dans le logiciel d’origine, puis enregistrez de nouveau le PDF.';
const PRINT = 'Imprimez‑le en PDF et déposez ce PDF.';
const SAVE = 'Enregistrez‑le en PDF et déposez ce PDF.';

const MACROS: Record<ErrorParams<'file.has_macros'>['found'], string> = {
  basic: 'des macros',
  sheet: 'une feuille de macros Excel 4',
  controls: 'des contrôles ActiveX',
};
const SCRIPTS: Record<ErrorParams<'file.has_scripts'>['found'], string> = {
  opening: `un script qui s’exécute à l’ouverture. ${PRINT}`,
  form: `un formulaire qui exécute des scripts. ${PRINT}`,
  link: `un lien ou un bouton qui exécute un script. ${REMOVE}`,
  program: `un lien ou un bouton qui lance un programme. ${REMOVE}`,
  field: `un champ ou un lien qui lance un autre programme (DDE). ${SAVE}`,
  media: `une vidéo, un son ou un modèle 3D qui s’exécute seul. ${PRINT}`,
};
const OUTSIDE: Record<ErrorParams<'file.loads_outside'>['found'], string> = {
  opening: `ouvre une adresse ou un autre fichier dès son ouverture. ${PRINT}`,
  sends: `envoie son contenu dès son ouverture. ${PRINT}`,
  link: `contient un lien qui ouvre un fichier sur un autre ordinateur. ${REMOVE}`,
  part: `charge une partie de son contenu dans un autre fichier. ${PRINT}`,
  template: `charge son modèle sur un autre ordinateur à l’ouverture. ${SAVE}`,
  picture: 'charge une image ailleurs à l’ouverture. Insérez l’image elle-même, ou enregistrez‑le en PDF.',
  object: `charge un objet ailleurs à l’ouverture. ${SAVE}`,
  connection:
    'va chercher des données ailleurs à l’ouverture. Supprimez la connexion, ou enregistrez‑le en PDF.',
  function:
    'contient une formule qui va chercher des données ailleurs. Remplacez‑la par sa valeur, ou enregistrez‑le en PDF.',
  add_in: 'charge un complément à l’ouverture. Supprimez‑le, ou enregistrez le fichier en PDF.',
};

/** The sentence about unexpected content, with what to do. */
function wrongContent({ name, extension, content }: ErrorParams<'file.wrong_content'>): string {
  if (content === 'other')
    return `Le contenu de ${quoted(name)} n’est pas celui d’un fichier ${extension}. Ouvrez‑le dans son logiciel, puis enregistrez‑le de nouveau.`;
  if (content === 'damaged')
    return `${quoted(name)} est endommagé. Ouvrez‑le dans son logiciel, puis enregistrez‑le de nouveau.`;
  if (content === 'html')
    return `${quoted(name)} est en réalité une page web. Ouvrez‑le dans son logiciel, puis enregistrez‑le en ${formatOfToday(extension)}.`;
  return `${quoted(name)} est en réalité un fichier ${content}. Remplacez la fin de son nom par .${content}, puis déposez‑le de nouveau.`;
}

export const frOfFiles: FileTexts = {
  'file.not_found': 'Ce fichier est introuvable.',
  'file.lost': 'Ce fichier est devenu introuvable.',
  'file.owner_only': 'Seule la partie venderesse modifie ces fichiers.',
  'file.log_owner_only': 'Seule la partie venderesse voit qui a lu quoi.',
  'file.only_in_deal': 'Ces fichiers se consultent dans une transaction.',
  'file.not_disclosed': 'Ces fichiers ne vous sont pas ouverts actuellement.',
  'file.no_watermark':
    'Ce PDF est protégé ou endommagé et ne peut pas porter le filigrane de cette data room. La partie venderesse peut le remplacer.',
  'file.view_only': 'La partie venderesse vous laisse lire ce document ici, sans le télécharger.',
  'file.ledger_exists': 'Il y a déjà un grand livre ; remplacez‑le ou supprimez‑le d’abord.',
  'file.empty': ({ name }) => `${quoted(name)} est vide.`,
  'file.not_expected': ({ name }) => `Aucun fichier n’est attendu ici : ${quoted(name)}.`,
  'file.too_many': ({ count }) => `${count} fichiers au maximum à la fois.`,
  'file.wrong_extension': ({ name, extensions }) =>
    `Seuls les fichiers ${extensions.join(', ')} sont acceptés, et ${quoted(name)} n’en est pas un.`,
  'file.too_large': ({ name, megabytes }) =>
    `${quoted(name)} est trop volumineux : un fichier peut peser ${megabytes} Mo au plus.`,
  'file.image_too_large': ({ name, megabytes }) =>
    `${quoted(name)} est trop volumineux : une image peut peser ${megabytes} Mo au plus.`,
  'file.wrong_content': wrongContent,
  'file.no_page': ({ name }) =>
    `${quoted(name)} n’a aucune page lisible. Créez de nouveau le PDF dans le logiciel d’origine.`,
  'file.cut_off': ({ name }) =>
    `${quoted(name)} est tronqué : la fin du fichier manque. Téléchargez‑le ou créez‑le de nouveau, puis déposez‑le.`,
  'file.not_an_image': ({ name }) => `${quoted(name)} n’est pas une image lisible.`,
  'file.has_macros': ({ name, extension, found }) =>
    `${quoted(name)} contient ${MACROS[found]}. Enregistrez‑le sans cela en ${formatOfToday(extension)}, ou en PDF.`,
  'file.has_password': ({ name }) =>
    `${quoted(name)} est protégé par un mot de passe : personne d’autre ne pourrait l’ouvrir. Enregistrez‑le sans protection et déposez‑le de nouveau.`,
  'file.not_rewritable': ({ name }) =>
    `${quoted(name)} est protégé ou endommagé : aucune feuille de signature ne peut suivre ses pages. Enregistrez‑le de nouveau en PDF, sans protection, puis déposez‑le.`,
  'file.has_scripts': ({ name, found }) => `${quoted(name)} contient ${SCRIPTS[found]}`,
  'file.has_files': ({ name, inside }) =>
    `${quoted(name)} contient un autre fichier${inside && ` : ${quoted(inside)}`}. Retirez‑le, et déposez séparément ce que d’autres doivent lire.`,
  'file.loads_outside': ({ name, found }) => `${quoted(name)} ${OUTSIDE[found]}`,
  'file.too_packed': ({ name }) =>
    `Une fois décompressé, ${quoted(name)} est trop grand pour être vérifié. Enregistrez‑le en PDF ou divisez‑le.`,
  'file.not_checked': 'Les fichiers ne peuvent pas être vérifiés pour un instant. Veuillez réessayer.',
  'file.has_virus': ({ name }) =>
    `L’antivirus a détecté un problème dans ${quoted(name)}. Il n’a pas été enregistré ; vérifiez l’appareil dont il provient.`,
  'file.too_large_to_scan': ({ name }) =>
    `${quoted(name)} dépasse la taille que notre antivirus accepte ; il n’a donc pas été enregistré. Déposez un fichier plus petit, ou écrivez-nous si ce n’est pas possible.`,
  'file.not_scanned':
    'L’analyse antivirus est momentanément indisponible : aucun fichier ne peut être déposé. Veuillez réessayer dans une minute.',
  'folder.not_found': 'Ce dossier n’existe plus.',
  'folder.name_taken': ({ name }) => `Il y a déjà un dossier ${quoted(name)} à cet endroit.`,
  'folder.other_group': 'Documents et dossiers restent dans leur groupe, que sa phase ouvre.',
  'folder.too_deep': ({ levels }) => `${levels} dossiers au plus peuvent s’emboîter.`,
  'folder.too_many': ({ count }) => `Une data room a au plus ${count} dossiers.`,
  'folder.in_itself': 'Un dossier ne peut pas être déplacé dans lui‑même.',
  'storage.full': 'Il n’y a pas assez de place pour ce fichier. Réessayez plus tard.',
  'storage.unreadable': 'Les fichiers sont illisibles pour un instant. Veuillez réessayer.',
  'storage.unwritable': 'Les fichiers ne peuvent pas être enregistrés pour un instant. Veuillez réessayer.',
};
