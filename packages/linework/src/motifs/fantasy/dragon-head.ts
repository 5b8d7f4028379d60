import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** How a dragon's head is drawn. */
interface DragonHead {
  readonly level: 0 | 1 | 2;
  readonly roles: readonly [skin: Role, belly: Role, crest: Role];
  readonly isAsleep?: boolean;
}

const HORNS = [
  ['-2,-56! -40,-86 -56,-140! 10,-118 42,-66!', '-22,-74 -2,-86 14,-90'],
  ['-40,-40! -84,-56 -126,-104! -60,-104 0,-62!', '-68,-60 -50,-72 -34,-86'],
] as const;
const FIN = '-20,-16! -66,-42 -118,-50! -96,-16 -126,12! -92,24 -104,58! -58,48 -20,44!';

/** A dragon's head that looks to the right, about 300 units long; its neck comes from the lower left. */
export function dragonHead(sheet: Sheet, { level, roles: [skin, belly, crest], isAsleep }: DragonHead): void {
  const fin = clockwise(drawn(FIN));
  sheet.shape(fin, 'bold', crest);
  if (level > 0)
    for (const rib of ['-30,-4 -70,-28 -104,-42', '-30,14 -70,12 -110,12', '-30,30 -60,36 -92,50'])
      sheet.inside([fin]).line(traced(rib), 'fine', 0.4);
  for (const [horn, ring] of HORNS) {
    sheet.shape(drawn(horn), 'bold', 'cream');
    if (level > 0) sheet.line(traced(ring), 'fine', 0.2);
  }
  sheet.shape(drawn('30,60! 34,98! 62,86 76,62!'), 'line', crest);
  sheet.shape(drawn('-56,20 -20,62 50,80 120,76 160,54! 150,34 110,28 40,26'), 'bold', belly);
  for (const [x, y] of [
    [124, 22],
    [156, 20],
  ] as const)
    sheet.shape(drawn(`${x - 10},${y - 8}! ${x + 1},${y + 22}! ${x + 10},${y - 8}!`), 'line', 'paper');
  sheet.shape(
    drawn(
      '-72,-24 -40,-66 6,-84 40,-70 64,-48! 96,-42 126,-56 160,-46 184,-16 178,18! 152,26 118,30 84,38 50,36 22,24! 6,44 -24,56 -60,40',
    ),
    'bold',
    skin,
  );
  sheet.line(traced('50,36 22,24 10,6'), 'line', 0.4);
  sheet.line(traced('134,-26 148,-36 162,-24'), 'line', 0.4);
  sheet.ink(ellipse(150, -18, 7, 4.6, 0.5));
  if (isAsleep) sheet.line(traced('12,-26 34,-14 60,-26'), 'bold', 0.4);
  else {
    sheet.shape(ellipse(38, -28, 22, 23), 'line', 'paper');
    sheet.ink(ellipse(44, -26, 10, 14));
    sheet.gleam(ellipse(47, -32, 4));
  }
  sheet.shape(drawn('-2,-48! 14,-74 42,-80 66,-62! 44,-62 22,-58'), 'line', crest);
  if (level > 0) sheet.shape(ellipse(-2, 14, 16, 12), 'line', 'blush');
  if (level === 2)
    for (const [x, y] of [
      [-34, -30],
      [-44, -4],
      [-18, -52],
    ] as const)
      sheet.line(traced(`${x - 10},${y - 4} ${x},${y + 8} ${x + 11},${y - 3}`), 'fine', 0.4);
}
