import type { Composition } from '../../composition.ts';
import { deer } from '../../motifs/animals/heads/deer.ts';
import { dog } from '../../motifs/animals/heads/dog.ts';
import { elephant } from '../../motifs/animals/heads/elephant.ts';
import { fox } from '../../motifs/animals/heads/fox.ts';
import { giraffe } from '../../motifs/animals/heads/giraffe.ts';
import { koala } from '../../motifs/animals/heads/koala.ts';
import { panda } from '../../motifs/animals/heads/panda.ts';
import { portrait } from './portrait.ts';

/** Head and shoulders of one species each. */
export const portraits: readonly Composition[] = [
  portrait({
    sitter: fox,
    size: [860, 1000],
    scale: 0.98,
    headAt: 430,
    settings: ['thicket', 'wreath', 'moon', 'hills'],
    dresses: ['scarf', 'jumper', 'bow', 'bare', 'beads'],
    flowers: ['poppy', 'daisy', 'rose', 'cosmos'],
    haunts: ['oak', 'maple', 'birch'],
    moods: ['bright', 'happy', 'dreamy', 'wink'],
  }),
  portrait({
    sitter: panda,
    size: [880, 1000],
    scale: 0.96,
    headAt: 410,
    settings: ['thicket', 'moon', 'rays', 'jungle'],
    dresses: ['scarf', 'bow', 'bare', 'beads', 'jumper'],
    flowers: ['cosmos', 'rose', 'lily', 'poppy'],
    haunts: ['bamboo', 'lilies', 'ginkgo'],
    moods: ['bright', 'happy', 'dreamy'],
  }),
  portrait({
    sitter: koala,
    size: [920, 1000],
    scale: 1.0,
    headAt: 410,
    settings: ['thicket', 'wreath', 'moon', 'jungle'],
    dresses: ['scarf', 'jumper', 'bare', 'bow'],
    flowers: ['daisy', 'poppy', 'cosmos'],
    haunts: ['eucalyptus', 'meadow', 'ivy'],
    moods: ['bright', 'happy', 'dreamy'],
  }),
  portrait({
    sitter: deer,
    size: [840, 1000],
    scale: 1.02,
    headAt: 470,
    settings: ['thicket', 'wreath', 'moon', 'hills'],
    dresses: ['scarf', 'bare', 'beads', 'bow'],
    flowers: ['rose', 'daisy', 'cosmos', 'lily'],
    haunts: ['beech', 'meadow', 'ivy', 'oak'],
    moods: ['bright', 'happy', 'dreamy'],
  }),
  portrait({
    sitter: elephant,
    size: [960, 1000],
    scale: 1.02,
    headAt: 410,
    settings: ['thicket', 'moon', 'rays', 'jungle'],
    dresses: ['bare', 'beads', 'bare'],
    flowers: ['rose', 'lily', 'poppy', 'cosmos'],
    haunts: ['jungle', 'lilies', 'ginkgo'],
    moods: ['bright', 'happy', 'dreamy'],
  }),
  portrait({
    sitter: giraffe,
    size: [760, 1000],
    scale: 1.06,
    headAt: 430,
    settings: ['thicket', 'moon', 'rays', 'jungle'],
    dresses: ['scarf', 'bare', 'bow', 'beads'],
    flowers: ['poppy', 'daisy', 'lily', 'cosmos'],
    haunts: ['jungle', 'beech', 'roses'],
    moods: ['bright', 'happy', 'dreamy'],
  }),
  portrait({
    sitter: dog,
    size: [860, 1000],
    scale: 1.02,
    headAt: 410,
    settings: ['thicket', 'wreath', 'hills', 'rays'],
    dresses: ['scarf', 'bow', 'jumper', 'bare'],
    flowers: ['daisy', 'poppy', 'rose'],
    haunts: ['roses', 'beech', 'maple'],
    moods: ['bright', 'happy', 'wink'],
  }),
];
