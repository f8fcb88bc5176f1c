import { secondEntries } from './second-entries.ts';

/** Public texts that tell nothing of whose the business is, by another author than the rule. */
export const SECOND_HARMLESS = secondEntries({
  bakery: `
    project_title: Boulangerie artisanale rentable, clientèle fidèle
    activity: Une boulangerie de quartier tenue par un père et ses fils, ouverte six jours sur sept ; sept salariés, dont deux apprentis.
    activity: Installée en région lyonnaise élargie, la maison réalise 640 000 € de chiffre d’affaires, dont 12 % auprès des restaurants.
    activity: Chiffre d’affaires : 518 000 € en 2022, 561 000 € en 2023, 604 000 € en 2024, pour un EBE moyen de 14 %.
    unique_selling_proposition: Levain naturel, farines locales, brioches du dimanche : le pain se vend toute la journée, sans invendus.
    activity: Le bail commercial court jusqu’en 2031 ; le loyer est de 1 477 € par mois, charges comprises, dans une rue commerçante.
    picture_name: pains-au-levain.jpg
    activity: Contact et visites uniquement après signature de l’accord de confidentialité. Les fils ne reprennent pas.
  `,
  climate: `
    project_title: Service de climatisation et ventilation, Suisse romande
    activity: Le service après-vente représente 58 % des recettes ; 210 contrats d’entretien sont reconduits chaque année.
    activity: Une équipe de quatorze techniciens intervient chez des régies, des communes et des hôtels, sous 24 heures.
    unique_selling_proposition: Le savoir-faire climatique de l’équipe et un stock de pièces complet permettent un dépannage dès le premier passage.
    activity: Les vergers et les caves de la région ont besoin de froid : ce marché croît de 6 % par an depuis 2019.
    activity: Société fondée en 1986, sans dette, avec 802 000 francs de trésorerie et 44 clients sous contrat de plus de cinq ans.
    picture_name: IMG_20240517_142210.jpg
  `,
  transport: `
    project_title: Transport frigorifique en Bretagne, flotte récente
    activity: Transports frigorifiques de produits de la mer et de la viande, pour des grossistes et la grande distribution.
    activity: Le patron part à la retraite. Le marché de la marée est régulier, et les contrats se renouvellent tous les trois ans.
    unique_selling_proposition: Une exploitation certifiée, onze conducteurs fidèles, un taux de service de 98 % et des tracteurs de moins de quatre ans.
    activity: Chiffre d’affaires de 3,2 M€, marge d’EBITDA de 9 %, 18 véhicules, 45 clients actifs et un dépôt de 2 400 m² en location.
  `,
  tooling: `
    project_title: Precision tooling business in the north of England
    activity: The company makes fixtures, gauges and press tools for aerospace and rail; forty people work in two shifts.
    activity: Revenue of 4.96 million in 2023 and 5.2 million in 2024, with an EBITDA margin of 16%.
    unique_selling_proposition: Quick turnaround: a clamp or a fixture leaves the works within five working days of the order.
    activity: Marine, energy and defence customers each bring about a third of the sales; the largest customer is below 18%.
    activity: The unit is leased until 2030, with an option on the neighbouring hall; the machines are all owned outright.
    picture_name: machine-hall.png
  `,
  books: `
    project_title: Bookkeeping practice with recurring monthly fees
    activity: Some 140 owner-managed firms pay a fixed fee each month; churn has stayed under 4% since 2018.
    activity: Two partners wish to retire within two years, and hold half of the shares each. Ten staff, all certified, work from home two days a week.
    unique_selling_proposition: Clients upload receipts in a portal of our own and say hello to the same person every month.
    activity: The practice serves cafés, bakeries, street food vendors and trades across the Pacific Northwest.
    activity: Fees: $1,150,000 in 2022, $1,265,000 in 2023 and $1,402,000 in 2024; cash at year end was $503,000.
    picture_name: office-desk-2024.webp
  `,
  dental: `
    project_title: Digital dental laboratory in the west of Ireland
    activity: Dental labs are merging quickly; this one mills 9,100 units a year on four machines bought since 2021.
    activity: A scanner and two printers were leased in 2023; 64 surgeries order every week, and none of them is above 7% of sales.
    unique_selling_proposition: Aligners, crowns and bridges come from one laboratory, with a pearl-like finish dentists ask for.
    activity: The father of the present owner started the business; the family will grant a long lease on the building by the road.
    activity: Eighteen technicians, an EBITDA margin of 21% and a waiting list of surgeries. Contact through this site only.
  `,
});
