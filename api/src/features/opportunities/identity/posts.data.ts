/**
 * The posts and departments of a company, in both languages: the boxes of an organisation chart that are no people.
 */
export const POSTS = `
accounts acheteur acheteuse achat achats adjoint adjointe administratif administration administrative administrator admin adviser advisor apres
after analyst analyste animateur animatrice apprentice approvisionnement architect architecte area assistant assistante assurance atelier
back board bookkeeper business buyer ceo cfo chairman chairwoman chantier chantiers charge chargee chauffeur chef chefs chief chro cio clerk client
clients cmo collaborateur collaborateurs collaboratrice commerce commercial commerciale commerciaux communication comptable comptables
concepteur conducteur conductrice conductor consultant consultante controleur controleuse controller coo coordinator coordinateur coordinatrice
counsel cto customer customers daf data day days department departement deputy design designer dessinateur dessinatrice developer
developers developpement developpeur developpeuse development dg digital directeur direction directeurs directeur directrice director directors
dispatcher division drh driver drivers employee employees employe employee employes encadrement engineer engineers equipe equipes etudes etude cuisine cuisinier cuisiniere
executive expert exploitation export fabrication field finance finances financial financier financiere foreman forewoman formateur
formatrice france front general generale gerance gerant gerante gestion gestionnaire hall head heads hr human humaines import ingenieur
ingenieurs inspecteur inspection inspector installation international it jour juridique junior key lead leader leaders leadership legal
livraison livreur magasinier maintenance management manager managers manageur marche marches marketing material materials mecanicien member methode
methodes monteur night nuit office officer officers operateur operatrice operation operational operations operator operators order ouvrier ouvriers owner partner
partners patron patronne people person personnel pilote plant planner planning poste preparateur president presidente production product produit
produits project projects projet projets programmer purchasing quality qualite rayon receptionist reception recherche regional regionale relation relations representant
representative research resources ressources responsable responsables retail rh sales second secretaire secretariat secretary senior service services shift shop site sites
specialist staff stock stocks store succursale superviseur supervisor supply support surveyor team teams technical technicien technicienne techniciens technician technicians technique terrain
trainee trainer travaux treasurer tresorier vendeur vendeuse vendeurs vente ventes vice warehouse worker workers works workshop yard zone
`
  .trim()
  .split(/\s+/);
