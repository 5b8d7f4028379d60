import type { Composition } from '../../composition.ts';
import { bear } from '../../motifs/animals/heads/bear.ts';
import { deer } from '../../motifs/animals/heads/deer.ts';
import { dog } from '../../motifs/animals/heads/dog.ts';
import { elephant } from '../../motifs/animals/heads/elephant.ts';
import { fox } from '../../motifs/animals/heads/fox.ts';
import { giraffe } from '../../motifs/animals/heads/giraffe.ts';
import { koala } from '../../motifs/animals/heads/koala.ts';
import { llama } from '../../motifs/animals/heads/llama.ts';
import { panda } from '../../motifs/animals/heads/panda.ts';
import { rabbit } from '../../motifs/animals/heads/rabbit.ts';
import { tiger } from '../../motifs/animals/heads/tiger.ts';
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
    moods: ['bright', 'happy', 'dreamy', 'wink'],
  }),
  portrait({
    sitter: rabbit,
    size: [800, 1000],
    scale: 1.04,
    headAt: 530,
    settings: ['thicket', 'moon', 'rays', 'hills'],
    dresses: ['scarf', 'jumper', 'bow', 'bare', 'beads'],
    flowers: ['daisy', 'cosmos', 'rose', 'poppy'],
    moods: ['bright', 'happy', 'dreamy'],
  }),
  portrait({
    sitter: bear,
    size: [860, 1000],
    scale: 0.98,
    headAt: 400,
    settings: ['thicket', 'wreath', 'moon', 'hills'],
    dresses: ['scarf', 'jumper', 'bow', 'bare'],
    flowers: ['poppy', 'daisy', 'sunflower', 'rose'],
    moods: ['bright', 'happy', 'dreamy'],
  }),
  portrait({
    sitter: panda,
    size: [880, 1000],
    scale: 0.96,
    headAt: 410,
    settings: ['thicket', 'moon', 'rays', 'jungle'],
    dresses: ['scarf', 'bow', 'bare', 'beads', 'jumper'],
    flowers: ['cosmos', 'rose', 'lily', 'poppy'],
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
    moods: ['bright', 'happy', 'dreamy'],
  }),
  portrait({
    sitter: llama,
    size: [800, 1000],
    scale: 1.1,
    headAt: 470,
    settings: ['thicket', 'moon', 'hills', 'rays'],
    dresses: ['scarf', 'bare', 'beads', 'jumper'],
    flowers: ['poppy', 'cosmos', 'rose', 'daisy'],
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
    moods: ['bright', 'happy', 'wink'],
  }),
  portrait({
    sitter: tiger,
    size: [880, 1000],
    scale: 1.02,
    headAt: 420,
    settings: ['jungle', 'moon', 'thicket', 'wreath'],
    dresses: ['bare', 'scarf', 'bow', 'beads'],
    flowers: ['lily', 'rose', 'poppy', 'cosmos'],
    moods: ['bright', 'happy', 'dreamy'],
  }),
];
