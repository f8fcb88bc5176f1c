/**
 * Reference data as options, in the language of the page. The main page loads this entry point, so what only fields need
 * (searching on the server, creating, help) belongs to `forms`.
 */
export { fetchReferenceData, type ReferenceRecord, referenceRecordQuery } from './reference-query.ts';
export { type Option, type Options, useOptions } from './use-options.ts';
export { useCountries, useCurrencies, useSectors, useSubSectors } from './use-reference.ts';
