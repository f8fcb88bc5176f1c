export const printError = (line: string) => process.stderr.write(`api: ${line}\n`);
