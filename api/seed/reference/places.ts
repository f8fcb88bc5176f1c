/** One name, or the English and the French one. */
const REGIONS_BY_COUNTRY: [country: string, regions: string[]][] = [
  [
    'France',
    [
      ...['Auvergne-Rhône-Alpes', 'Bourgogne-Franche-Comté', 'Bretagne', 'Centre-Val de Loire', 'Corse'],
      ...['Grand Est', 'Hauts-de-France', 'Île-de-France', 'Normandie', 'Nouvelle-Aquitaine', 'Occitanie'],
      ...['Pays de la Loire', 'Provence-Alpes-Côte d’Azur'],
      ...['Guadeloupe', 'Martinique', 'Guyane', 'La Réunion', 'Mayotte'],
    ],
  ],
  ['Belgium', ['Wallonie', 'Bruxelles']],
  ['Switzerland', ['Genève', 'Vaud']],
  ['Luxembourg', ['Luxembourg']],
  ['United Kingdom', ['South West England / Sud-Ouest de l’Angleterre']],
  ['Germany', ['Bavaria / Bavière']],
  ['Italy', ['Lombardy / Lombardie']],
  ['Spain', ['Catalonia / Catalogne']],
  ['United States', ['Texas']],
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

/** The regions in the order of their ids. */
export const REGIONS = REGIONS_BY_COUNTRY.flatMap(([country, names]) =>
  names.map((names) => {
    const [name = '', nameFr = name] = names.split(' / ');
    return { name, nameFr, countryId: COUNTRIES.findIndex(([known]) => known === country) + 1 };
  }),
);

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
