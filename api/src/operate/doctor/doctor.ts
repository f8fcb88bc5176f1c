import { diagnose } from './diagnose.ts';

/** `handover doctor`: a line for each check, with what to do; ends with 1 if something fails. */
const findings = await diagnose(process.env);
for (const { about, level, text, todo } of findings)
  console.log(
    `${level.padEnd(4)}  ${about.padEnd(11)}  ${text}${todo ? `\n${' '.repeat(19)}→ ${todo}` : ''}`,
  );
const count = (level: string) => findings.filter((each) => each.level === level).length;
console.log(`\n${count('fail')} fail, ${count('warn')} to look at, ${count('ok')} fine`);
process.exitCode = count('fail') > 0 ? 1 : 0;
