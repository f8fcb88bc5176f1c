/** Bytes as text: UTF-8 or UTF-16 by its mark, UTF-8 where it is valid, else the Windows-1252 of Excel in Europe. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const SEPARATORS = ['\t', ';', ',', '|'] as const;

/** Excel writes its separator into the first line of some files: `sep=;`. */
const NAMED = /^sep=(.)\n/iu;

/** How often a sign stands outside of quotes in a line. */
const countOf = (line: string, sign: string) => line.replace(/"[^"]*"/gu, '').split(sign).length - 1;

/** The sign that most lines have equally often; a comma may also be in amounts, so that it counts last. */
function separatorOf(text: string): string {
  const lines = text
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 50);
  const scores = SEPARATORS.map((sign) => {
    const counts = lines.map((line) => countOf(line, sign)).filter((count) => count > 0);
    return { sign, lines: counts.length };
  });
  const found = scores.find((score) => score.sign !== ',' && score.lines > lines.length / 2);
  return found?.sign ?? scores.sort((one, other) => other.lines - one.lines)[0]?.sign ?? ';';
}

/** The cells of a csv file or of copied cells: quoted ones may hold separators, line breaks and doubled quotes. */
export function parseSeparated(source: string): string[][] {
  const plain = source.replace(/^\uFEFF/u, '').replace(/\r\n?/gu, '\n');
  const named = NAMED.exec(plain)?.[1];
  const text = named ? plain.replace(NAMED, '') : plain;
  const separator = named ?? separatorOf(text);
  const rows: string[][] = [[]];
  let [cell, isQuoted, wasQuoted] = ['', false, false];
  const endCell = () => {
    rows.at(-1)?.push(cell.replace(/\s+/gu, ' ').trim());
    [cell, wasQuoted] = ['', false];
  };
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? '';
    if (isQuoted && sign === '"' && text[index + 1] === '"') {
      cell += '"';
      index += 1;
    } else if (sign === '"' && (isQuoted || (cell.trim() === '' && !wasQuoted))) {
      isQuoted = !isQuoted;
      wasQuoted = true;
    } else if (isQuoted || (sign !== separator && sign !== '\n')) cell += sign;
    else {
      endCell();
      if (sign === '\n') rows.push([]);
    }
  }
  endCell();
  return rows;
}
