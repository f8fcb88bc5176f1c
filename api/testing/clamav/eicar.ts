/** The file that every virus scanner reports, and that harms nobody. In two parts, so that no scanner reports this one. */
export const EICAR = [
  String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$`,
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('');
