export const REGIONS = [
  ...[
    'Auvergne-Rhône-Alpes',
    'Bourgogne-Franche-Comté',
    'Bretagne',
    'Centre-Val de Loire',
    'Corse',
    'Grand Est',
  ],
  ...['Hauts-de-France', 'Île-de-France', 'Normandie', 'Nouvelle-Aquitaine', 'Occitanie', 'Pays de la Loire'],
  ...["Provence-Alpes-Côte d'Azur", 'Guadeloupe', 'Martinique', 'Guyane', 'La Réunion', 'Mayotte'],
  ...['Wallonie', 'Bruxelles', 'Genève', 'Vaud', 'Luxembourg', 'South West England', 'Bavaria', 'Lombardy'],
  ...['Catalonia', 'Texas'],
];

export const COUNTRIES: [name: string, nameFr: string][] = [
  ['France', 'France'],
  ['Belgium', 'Belgique'],
  ['Switzerland', 'Suisse'],
  ['Luxembourg', 'Luxembourg'],
  ['Germany', 'Allemagne'],
  ['Spain', 'Espagne'],
  ['Italy', 'Italie'],
  ['Netherlands', 'Pays-Bas'],
  ['United Kingdom', 'Royaume-Uni'],
  ['Ireland', 'Irlande'],
  ['Portugal', 'Portugal'],
  ['United States', 'États-Unis'],
  ['Canada', 'Canada'],
  ['Morocco', 'Maroc'],
];

export const TAGS: [name: string, nameFr: string][] = [
  ['Succession', 'Succession'],
  ['Retirement', 'Retraite'],
  ['Recurring', 'Récurrent'],
  ['Export', 'Export'],
  ['Family', 'Famille'],
  ['Growth', 'Croissance'],
  ['Franchise', 'Franchise'],
  ['Turnaround', 'Redressement'],
  ['Patented', 'Breveté'],
  ['Carveout', 'Détourage'],
];
