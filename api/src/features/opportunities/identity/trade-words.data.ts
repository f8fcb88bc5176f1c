/** Words of the trades in both languages: what a business does, is called or is measured by, beside everyday words. */
export const TRADE_WORDS = `
atelier ateliers agence agency bureau cabinet centre center centrale comptoir compagnie entreprise etablissements ets fabrique factory
filiale fonderie garage groupe group holding hotel industrie industries institut labo laboratoire laboratory maison manufacture office
partner partners partenaires produits pole reseau network service services solution solutions studio station systeme systemes systems
technologies technique techniques tech transport transports logistique logistics usine usines works workshop forge mill moulin domaine
boulangerie bakery biscuiterie biscuit biscuits chocolaterie confiserie patisserie brasserie brewery caves cave cellier charcuterie
fromagerie laiterie dairy creamery traiteur catering caterer torrefaction roaster roastery vignoble vineyard winery conserverie cannery
usinage machining machinist machinists tournage fraisage fraiseuse fraiseuses decolletage rectification chaudronnerie metallerie
serrurerie tolerie soudage soudure soudeur welding welder welders boilermaker boilermaking foundry forging stamping emboutissage
injection moulding molding plasturgie plastiques plastics extrusion thermoformage packaging emballage emballages cartonnage
imprimerie printing printer menuiserie ebenisterie joinery carpentry carpenter charpente charpentes couverture couvreur roofing roofer
plomberie plumber plumbing chauffage heating climatisation clim hvac ventilation froid refrigeration electricite electricien
electrician electricians electrical maconnerie masonry mason gros oeuvre platrerie peinture ravalement terrassement earthworks voirie
isolation insulation facade facades carrelage tiling parquet vitrerie glazing paysage paysagiste landscaping
haulage haulier hauliers trucking freight fret affretement messagerie demenagement removals warehousing entreposage coursier courier
opticien opticiens optique optician opticians optometrist audioprothese audioprothesiste hearing pharmacie pharmacy prothese
protheses prosthesis prostheses prothesiste dentaire dental crowns bridges implants implant orthese orthopedie orthopaedic veterinaire
kinesitherapie ambulance ambulances nursing ehpad creche nursery infirmier imagerie biologie
informatique infogerance cybersecurite cybersecurity saas logiciel logiciels software hebergement hosting erp crm cloud devops
digital webshop ecommerce marketplace marketplaces helpdesk middleware telecom telecoms fibre
comptable comptables comptabilite accountant accountants accounting bookkeeping paie payroll interim staffing recrutement recruitment
nettoyage cleaning proprete gardiennage securite security ingenierie engineering conseil consulting audit certification controle
formation training organisme qualiopi edition publishing evenementiel events communication
solaire solar photovoltaique photovoltaic eolien biomasse methanisation dechets waste recyclage recycling eau water assainissement
epuration energetique energie energy
negoce wholesaler wholesale grossiste distributeur distribution importer importateur detail retail magasin boutique franchise
protection epi ppe equipements equipment outillage tooling pieces parts spare
camping campsite restaurant restauration hotellerie hospitality hebergements gite resort spa
succession retraite retirement recurrent recurring croissance growth export redressement turnaround brevete brevet patented patent
carveout detourage cession reprise repreneur cedant acquereur transmission capital capitaux actions parts titres shares shareholder
shareholders actionnaire actionnaires associe associes gerant fondateur fondatrice founder founders cofounder heirs heritiers
ebitda ebe caf bfr tva vat dette endettement leasing credit-bail bail loyer loyers lease leases overdraft decouvert tresorerie
amortissement amortissements provision provisions retraitements retraitement addbacks covenant covenants earnout payout
marge marges margin margins chiffre affaires turnover backlog churn arr mrr arpu nps oee trs kpi kpis taux rebut scrap
effectif effectifs salarie salaries salariee headcount cdi cdd etp fte fulltime apprenti apprentis apprentices
iso en as iatf nadcap haccp ifs brc mase qualibat qualifelec rge ce rohs gmp bpf smeta ecovadis rgpd gdpr bio demeter aop igp
cnc cao fao cad cam plc gmao mes wms tms edi api rfid sncf urssaf kbis rcs siren siret naf ape nda loi spa
indexed subscription subscriptions abonnement abonnements maintenance depannage sav aftersales aftermarket
biscuits galettes crackers crepes cereales titane titanium aluminium inox stainless composite composites carbone carbon alloys
aeronautique aerospace aircraft defense nuclear nucleaire ferroviaire rail automotive automobile agroalimentaire cosmetique
cosmetiques pharma medical agricole viticole maritime naval nautique offshore luxe horlogerie watchmaking
`
  .trim()
  .split(/\s+/);
