import type { Composition } from '../../composition.ts';
import { evening } from '../../motifs/stages/evening.ts';
import { room, theater } from '../../motifs/stages/indoors.ts';
import { seafloor } from '../../motifs/stages/wonder.ts';
import { pictured } from '../people/picture.ts';
import { streakedSky } from './streaked-sky.ts';
import { worded } from './worded.ts';
import { CALM_PHRASES } from './calm-phrases.ts';
import { CARDS } from './cards.ts';
import type { Greeting } from './greeting.ts';

function greetingPage(it: Greeting) {
  const [width, height] = it.size;
  const [y, wide, high] = it.room;
  const box = { x: width / 2, width: width * wide, height: height * high };
  return worded({
    name: `greeting-${it.name}`,
    lines: it.lines,
    size: it.size,
    ground: height * 0.82,
    ...(it.edge ? { edge: it.edge } : {}),
    stages: [it.stage],
    isBanded: !it.isCalm && ![room, theater, evening, seafloor].includes(it.stage),
    ...(it.isCalm ? { backdrop: streakedSky } : {}),
    ...(it.isCrowded ? { isCrowded: true } : {}),
    boxes: [
      { ...box, y: height * y },
      { ...box, y: height * (y - 0.05), height: height * high * 0.86 },
    ],
    ...(it.hop ? { hop: it.hop } : {}),
    ...(it.isNear ? { isNear: true } : {}),
    act(scene) {
      it.things(scene);
      return {
        title: it.titles[scene.level === 2 ? 1 : 0],
        description: it.descriptions[scene.level === 2 ? 1 : 0],
        tags: ['words', 'greeting', 'lettering', ...it.tags],
      };
    },
  });
}

/** Greetings and short calm phrases, set in scenes. */
export const greetings: readonly Composition[] = [...CARDS, ...CALM_PHRASES].map(greetingPage).map(pictured);
