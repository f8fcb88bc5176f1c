import { secondEntries } from './second-entries.ts';

/** Public texts that tell whose the business is, by another author than the rule. */
export const SECOND_LEAKING = secondEntries({
  bakery: `
    project_title: Cession de la boulangerie Chastagnier
    activity: La maison Chastanier fabrique chaque nuit trente sortes de pains et livre une vingtaine de restaurants.
    activity: Pour visiter le fournil, composez le 04.77.32.18.90 entre 6 h et 11 h.
    activity: Écrivez-nous à contact (arobase) chastagnier-pains (point) fr pour recevoir la liste du matériel.
    activity: Le magasin donne sur la rue des Tanneurs, très passante le samedi, jour de marché.
    project_title: Boulangerie-pâtisserie à St-Etienne, quartier piéton
    unique_selling_proposition: Notre Briochette Forézienne, recette gardée depuis 1954, fait venir des clients de tout le département.
    activity: Le chef, Rémy V., forme deux apprentis par an et restera six mois après la vente.
    activity: Entreprise immatriculée sous le numéro 512903774, sans dette bancaire à ce jour.
    picture_name: facade_chastagnier_2023.jpg
  `,
  climate: `
    project_title: Le Service Climatique du Leman cherche repreneur
    activity: Le fondateur, M. Morerod, suit encore lui-même les trente plus gros contrats.
    activity: L'atelier est à Morges, à deux pas de la gare, avec six places de parc.
    unique_selling_proposition: Le régulateur Thermovia, développé en interne, réduit la consommation de chauffage de 22 %.
    activity: Le dossier technique se trouve sur sc-leman point ch, rubrique références.
  `,
  transport: `
    project_title: Gouvion : transport frigorifique, 18 véhicules
    activity: Les départs se font chaque soir de Quimper vers Rungis, avec dix-huit semi-remorques.
    activity: Madame Le Bihan, responsable d'exploitation depuis douze ans, souhaite rester.
    activity: Renseignements au zéro deux, quatre-vingt-dix-huit, quarante-quatre, soixante et onze, zéro six.
    unique_selling_proposition: Le contrat conclu avec Marée Penfret garantit un tiers du chiffre jusqu’en 2027.
  `,
  tooling: `
    project_title: North Gate Precision Tooling: retirement sale
    activity: Buyers can ask for Gareth at the front desk; he has run the shop floor since 1998.
    activity: Call 0161 4960 723 after five for a walk through the machine hall.
    activity: Drawings are sent on request by g dot pemberton at northgatept dot co dot uk.
    activity: A freehold workshop on Brindle Lane with a crane bay and its own substation.
    project_title: Stockport toolmaker with ten five-axis machines
    unique_selling_proposition: Owner of the Quik-Clamp fixture range, sold in eleven countries.
    activity: See northgatept.co.uk/machines for the full list of equipment.
    unique_selling_proposition: Long-standing supplier to Halvorsen Marine, with a frame agreement for three more years.
    picture_name: NorthgatePrecision-hall-2.png
  `,
  books: `
    project_title: Alder and Finch, bookkeeping for 140 small firms
    activity: The founders, M. Finch and T. Alderton, will stay for a handover year.
    activity: Visit us at alderfinch (dot) com, or write to hello [at] alderfinch.com.
    activity: Offices on Quimby St., above the bakery, with room for fourteen desks.
    unique_selling_proposition: Clients stay for the Ledger Nest portal: nobody else in the state has one like it.
  `,
  dental: `
    project_title: Solveig Labs: crowns, bridges and aligners
    activity: Ring +353 (0)91 555-218 and ask for the manager if you want to see the milling room.
    activity: Technicians come from all over County Galway; the laboratory is open six days a week.
    activity: Founded by Dr Gilhoolly, a prosthodontist who still signs off each bridge.
    activity: VAT number IE6412097K; accounts filed every year in March.
  `,
});
