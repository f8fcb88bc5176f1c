/** Yearly figures of a form that documents prove. It loads the tables of forms, which pages that only list documents do without. */
export { ProvenFigures } from '../group/proven-figures.tsx';
