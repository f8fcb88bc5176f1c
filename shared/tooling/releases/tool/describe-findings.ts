import type { Finding } from '../check/finding.ts';
import { tool } from './settings.ts';

/** What is damaged or missing, each with what follows and what can be done. */
export const describeFindings = (findings: readonly Finding[]): string =>
  [
    findings.length === 1
      ? '1 file is damaged or missing:'
      : `${findings.length} files are damaged or missing:`,
    ...findings.flatMap(({ key, problem, follows, advice, repair }) => [
      `  ${key} ${problem}`,
      `    so: ${follows}`,
      `    ${repair ? `It can be rebuilt: ${tool} release:repair` : (advice ?? 'It can not be rebuilt.')}`,
    ]),
  ].join('\n');
