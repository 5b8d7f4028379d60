import type { Composition } from '../../composition.ts';
import { deer } from '../../motifs/animals/heads/deer.ts';
import { dog } from '../../motifs/animals/heads/dog.ts';
import { elephant } from '../../motifs/animals/heads/elephant.ts';
import { fox } from '../../motifs/animals/heads/fox.ts';
import { giraffe } from '../../motifs/animals/heads/giraffe.ts';
import { koala } from '../../motifs/animals/heads/koala.ts';
import { panda } from '../../motifs/animals/heads/panda.ts';
import { tidied } from '../tidied.ts';
import { portrait } from './portrait.ts';

/** Head and shoulders of one species each. */
export const portraits: readonly Composition[] = [
  portrait({
    sitter: fox,
    size: [860, 1000],
    scale: 0.98,
    headAt: 430,
    places: ['hills', 'night', 'hills'],
    ledges: ['log', 'fence'],
    ledgeAt: 0.785,
    growing: ['poppy', 'daisy'],
    dresses: ['scarf', 'jumper', 'bow', 'bare', 'beads'],
    flowers: ['poppy', 'daisy', 'rose', 'cosmos'],
    haunts: ['oak', 'maple', 'birch'],
    moods: ['bright', 'happy', 'dreamy', 'wink'],
  }),
  portrait({
    sitter: panda,
    isWhole: true,
    size: [880, 1000],
    scale: 0.96,
    headAt: 410,
    places: ['bamboo', 'bamboo', 'hills'],
    ledges: ['log', 'wall'],
    growing: ['cosmos', 'daisy'],
    dresses: ['scarf', 'bow', 'bare', 'beads', 'jumper'],
    flowers: ['cosmos', 'rose', 'lily', 'poppy'],
    haunts: ['bamboo', 'lilies', 'ginkgo'],
    moods: ['bright', 'happy', 'dreamy'],
  }),
  portrait({
    sitter: koala,
    isWhole: true,
    size: [920, 1000],
    scale: 1.0,
    headAt: 410,
    places: ['jungle', 'night', 'hills'],
    ledges: ['log', 'fence'],
    growing: ['poppy', 'daisy'],
    dresses: ['scarf', 'jumper', 'bare', 'bow'],
    flowers: ['daisy', 'poppy', 'cosmos'],
    haunts: ['eucalyptus', 'meadow', 'ivy'],
    moods: ['bright', 'happy', 'dreamy'],
  }),
  portrait({
    sitter: deer,
    isWhole: true,
    size: [840, 1000],
    scale: 0.94,
    headAt: 416,
    places: ['hills', 'night'],
    ledges: ['hedge', 'wall', 'fence'],
    ledgeAt: 0.795,
    growing: ['cosmos', 'daisy'],
    dresses: ['scarf', 'bare', 'beads', 'bow'],
    flowers: ['rose', 'daisy', 'cosmos', 'lily'],
    haunts: ['beech', 'meadow', 'ivy', 'oak'],
    moods: ['bright', 'happy', 'dreamy'],
  }),
  tidied(
    portrait({
      sitter: elephant,
      isWhole: true,
      size: [960, 1000],
      scale: 0.97,
      headAt: 410,
      places: ['savanna', 'jungle', 'savanna'],
      ledges: ['wall', 'log'],
      growing: ['poppy', 'daisy'],
      ledgeAt: 0.665,
      dresses: ['bare', 'beads', 'bare'],
      flowers: ['rose', 'lily', 'poppy', 'cosmos'],
      haunts: ['jungle', 'lilies', 'ginkgo'],
      veiled: 0.76,
      moods: ['bright', 'happy', 'dreamy'],
    }),
  ),
  tidied(
    portrait({
      sitter: giraffe,
      size: [760, 1000],
      scale: 0.8,
      headAt: 290,
      places: ['savanna', 'jungle'],
      ledges: ['hedge', 'wall'],
      growing: ['poppy', 'daisy'],
      ledgeAt: 0.75,
      dresses: ['scarf', 'bare', 'bow', 'beads'],
      flowers: ['poppy', 'daisy', 'lily', 'cosmos'],
      haunts: ['jungle', 'beech', 'roses'],
      moods: ['bright', 'happy', 'dreamy'],
    }),
  ),
  portrait({
    sitter: dog,
    size: [860, 1000],
    scale: 1.02,
    headAt: 410,
    places: ['hills', 'hills', 'night'],
    ledges: ['fence', 'wall'],
    ledgeAt: 0.765,
    growing: ['cosmos', 'daisy'],
    dresses: ['scarf', 'bow', 'jumper', 'bare'],
    flowers: ['daisy', 'poppy', 'rose'],
    haunts: ['roses', 'beech', 'maple'],
    moods: ['bright', 'happy', 'wink'],
  }),
];
