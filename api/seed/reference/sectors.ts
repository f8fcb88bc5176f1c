/** In id order: names, hue of the sector's pattern in degrees, and sub-sectors as `English / French`. */
export const SECTORS: [name: string, nameFr: string, hue: number, subSectors: string[]][] = [
  [
    'Industry',
    'Industrie',
    212,
    [
      'Precision machining / Mécanique de précision',
      'Plastics / Plasturgie',
      'Metalwork / Chaudronnerie',
      'Packaging / Emballage',
    ],
  ],
  [
    'Construction',
    'BTP',
    28,
    [
      'HVAC / Génie climatique',
      'Electrical / Électricité',
      'Roofing / Couverture',
      'Structural work / Gros œuvre',
    ],
  ],
  [
    'Technology',
    'Technologies',
    256,
    [
      'SaaS / Logiciel SaaS',
      'Managed IT / Infogérance',
      'Cybersecurity / Cybersécurité',
      'Web agency / Agence web',
    ],
  ],
  [
    'Health',
    'Santé',
    174,
    [
      'Dental laboratory / Laboratoire dentaire',
      'Pharmacy / Pharmacie',
      'Home care / Soins à domicile',
      'Medical devices / Dispositifs médicaux',
    ],
  ],
  [
    'Food and agriculture',
    'Agroalimentaire',
    88,
    ['Bakery and biscuits / Biscuiterie', 'Dairy / Produits laitiers', 'Wine / Viticulture', 'Organic / Bio'],
  ],
  [
    'Wholesale',
    'Négoce',
    44,
    [
      'Protective equipment / EPI',
      'Building materials / Matériaux',
      'Spare parts / Pièces détachées',
      'Food / Gros alimentaire',
    ],
  ],
  [
    'Retail',
    'Commerce de détail',
    340,
    ['Opticians / Optique', 'Fashion / Mode', 'Sports / Sport', 'E-commerce / E-commerce'],
  ],
  [
    'Hospitality',
    'Hôtellerie-restauration',
    12,
    ['Hotel / Hôtel', 'Restaurant / Restaurant', 'Campsite / Camping', 'Catering / Traiteur'],
  ],
  [
    'Transport and logistics',
    'Transport et logistique',
    196,
    [
      'Haulage / Transport routier',
      'Last mile / Dernier kilomètre',
      'Warehousing / Entreposage',
      'Moving / Déménagement',
    ],
  ],
  [
    'Business services',
    'Services aux entreprises',
    232,
    ['Payroll / Paie', 'Cleaning / Propreté', 'Security / Sécurité', 'Engineering / Ingénierie'],
  ],
  [
    'Energy and environment',
    'Énergie et environnement',
    140,
    ['Solar / Solaire', 'Waste / Déchets', 'Energy audit / Audit énergétique', 'Water / Eau'],
  ],
  [
    'Education and media',
    'Formation et médias',
    300,
    [
      'Training / Formation',
      'Publishing / Édition',
      'Communication / Communication',
      'Events / Événementiel',
    ],
  ],
];
