import type { Posture } from './skeleton.ts';

/** What bodies do, by name. */
export const POSTURES = {
  stand: {
    hips: 4,
    shoulders: -3,
    bow: 3,
    head: { tilt: 4, turn: 0.3 },
    arms: [
      { upper: -14, fore: -8 },
      { upper: 16, fore: 10 },
    ],
    legs: [
      { upper: -4, lower: -3, toes: 'left' },
      { upper: 9, lower: 6, toes: 'right' },
    ],
  },
  wave: {
    lean: -3,
    hips: -4,
    shoulders: 5,
    bow: -4,
    head: { tilt: -7, turn: 0.25 },
    arms: [
      { upper: -20, fore: 24, hand: 'grip' },
      { upper: 118, fore: 168, hand: 'open', thumb: -1 },
    ],
    legs: [
      { upper: -6, lower: -3, toes: 'left' },
      { upper: 12, lower: 5, toes: 'right' },
    ],
  },
  akimbo: {
    hips: 5,
    shoulders: -4,
    bow: 5,
    head: { tilt: 5, turn: -0.3 },
    arms: [
      { upper: -46, fore: 36, hand: 'grip', layer: 'before' },
      { upper: 48, fore: -34, hand: 'grip', layer: 'before' },
    ],
    legs: [
      { upper: -10, lower: -8, toes: 'left' },
      { upper: 14, lower: 10, toes: 'right' },
    ],
  },
  walk: {
    lean: 4,
    turn: 0.6,
    head: { turn: 0.55, tilt: 2 },
    arms: [
      { upper: 24, fore: 44, layer: 'behind' },
      { upper: -22, fore: -4, layer: 'before' },
    ],
    legs: [
      { upper: -20, lower: -34, toes: 'right', roll: 22 },
      { upper: 22, lower: 14, toes: 'right', roll: -14 },
    ],
    near: 0,
  },
  run: {
    lean: 12,
    turn: 0.6,
    bow: -3,
    head: { turn: 0.6, tilt: 2 },
    arms: [
      { upper: 46, fore: 128, hand: 'grip', layer: 'behind' },
      { upper: -56, fore: 24, hand: 'grip', layer: 'before' },
    ],
    legs: [
      { upper: -24, lower: -86, toes: 'right', roll: 50 },
      { upper: 62, lower: 6, toes: 'right', roll: -8 },
    ],
    near: 1,
  },
  jump: {
    bow: 4,
    hips: -4,
    shoulders: 4,
    head: { tilt: -6, turn: -0.15 },
    arms: [
      { upper: -142, fore: -158, hand: 'open', thumb: 1, layer: 'behind' },
      { upper: 136, fore: 164, hand: 'open', thumb: -1, layer: 'behind' },
    ],
    legs: [
      { upper: -42, lower: 14, toes: 'left', roll: 34 },
      { upper: 36, lower: 66, toes: 'right', roll: 30 },
    ],
  },
  kick: {
    lean: -10,
    turn: 0.5,
    head: { turn: 0.5, tilt: 8 },
    arms: [
      { upper: -62, fore: -84, hand: 'open', layer: 'behind' },
      { upper: 64, fore: 96, hand: 'open', layer: 'before' },
    ],
    legs: [
      { upper: -8, lower: -12, toes: 'right' },
      { upper: 58, lower: 50, toes: 'right', roll: -6 },
    ],
    near: 1,
  },
  skip: {
    lean: 3,
    turn: 0.4,
    head: { turn: 0.4, tilt: -5 },
    arms: [
      { upper: -70, fore: -40, hand: 'grip' },
      { upper: 62, fore: 40, hand: 'grip' },
    ],
    legs: [
      { upper: -4, lower: -12, toes: 'right', roll: 28 },
      { upper: 54, lower: -26, toes: 'right', roll: 26 },
    ],
    near: 1,
  },
  crossLegged: {
    sits: true,
    height: 30,
    bow: 2,
    head: { tilt: 3, turn: 0.2 },
    arms: [
      { upper: -22, fore: 30, hand: 'relaxed' },
      { upper: 22, fore: -30, hand: 'relaxed' },
    ],
    legs: [
      { upper: -72, lower: 78, short: [0.86, 0.86], toes: 'right', roll: 10 },
      { upper: 72, lower: -78, short: [0.86, 0.86], toes: 'left', roll: 10 },
    ],
    near: 0,
  },
  sit: {
    sits: true,
    turn: 0.3,
    lean: -2,
    head: { turn: 0.35, tilt: 3 },
    arms: [
      { upper: -16, fore: 30, hand: 'relaxed' },
      { upper: 20, fore: 46, hand: 'relaxed' },
    ],
    legs: [
      { upper: 52, lower: -6, short: [0.72, 1], toes: 'right' },
      { upper: 64, lower: 6, short: [0.78, 1], toes: 'right' },
    ],
    near: 1,
  },
  kneel: {
    sits: true,
    turn: 0.5,
    lean: 16,
    head: { turn: 0.5, tilt: 6 },
    arms: [
      { upper: 20, fore: 54, hand: 'grip', layer: 'behind' },
      { upper: 32, fore: 66, hand: 'grip' },
    ],
    legs: [
      { upper: 28, lower: -84, toes: 'right', roll: 74 },
      { upper: 40, lower: -80, toes: 'right', roll: 74 },
    ],
    near: 1,
  },
  arabesque: {
    lean: 8,
    turn: 0.3,
    bow: 4,
    shoulders: -6,
    head: { turn: 0.35, tilt: 10 },
    arms: [
      { upper: -104, fore: -92, hand: 'relaxed', thumb: -1, layer: 'behind' },
      { upper: 136, fore: 158, hand: 'relaxed', layer: 'behind' },
    ],
    legs: [
      { upper: -78, lower: -84, toes: 'left', roll: 58 },
      { upper: 4, lower: -2, toes: 'right', roll: 56 },
    ],
    near: 1,
  },
  twirl: {
    lean: -3,
    bow: 6,
    hips: 5,
    shoulders: -7,
    head: { tilt: 7, turn: -0.4 },
    arms: [
      { upper: -98, fore: -122, hand: 'relaxed', thumb: 1 },
      { upper: 148, fore: -170, hand: 'relaxed', layer: 'behind' },
    ],
    legs: [
      { upper: -2, lower: 2, toes: 'left', roll: 40 },
      { upper: 34, lower: -80, toes: 'right', roll: 44 },
    ],
    near: 0,
  },
} as const satisfies Record<string, Posture>;
