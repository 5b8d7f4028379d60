import { FormatError } from './bytes.ts';

/**
 * One drawing of an album: its facts, and the names of the files beside the index that hold its journal and preview.
 */
export interface AlbumDrawing {
  readonly drawingId: string;
  readonly activityId: string;
  /** From 0. */
  readonly pageIndex: number;
  readonly title: string;
  /** The page's picture where the album was made. */
  readonly imageUrl: string;
  /** From 0 to 1. */
  readonly coloredShare: number;
  readonly strokes: number;
  /** ISO time. */
  readonly startTime: string;
  readonly spentSeconds: number;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  /** How many gestures the journal holds. */
  readonly gestures: number;
  readonly journal: string;
  /** Null where the device had no small picture. */
  readonly preview: string | null;
}

/** What the index calls itself. */
const NAME = 'inkbloom-album';
const VERSION = 1;
const MOST_DRAWINGS = 10_000;

/** Where the index of an album lies in its file. */
export const ALBUM_INDEX = 'inkbloom/album.json';

/** The index of an album: every drawing in it, as JSON. */
export function encodeAlbum(drawings: readonly AlbumDrawing[]): string {
  return JSON.stringify({ name: NAME, version: VERSION, drawings });
}

/** The drawings an index names. Throws FormatError when it is none, or of an unknown version. */
export function decodeAlbum(json: string): readonly AlbumDrawing[] {
  const { name, version, drawings } = record(parse(json));
  if (name !== NAME) throw new FormatError('not an album');
  if (version !== VERSION) throw new FormatError('an album of an unknown version');
  if (!Array.isArray(drawings) || drawings.length > MOST_DRAWINGS)
    throw new FormatError('an album without a list of drawings');
  return drawings.map((drawing: unknown) => readDrawing(record(drawing)));
}

type Facts = Readonly<Record<string, unknown>>;

function readDrawing(facts: Facts): AlbumDrawing {
  return {
    drawingId: text(facts, 'drawingId', 64),
    activityId: text(facts, 'activityId', 64),
    pageIndex: whole(facts, 'pageIndex', 63),
    title: text(facts, 'title', 512),
    imageUrl: text(facts, 'imageUrl', 2048),
    coloredShare: number(facts, 'coloredShare', 1),
    strokes: whole(facts, 'strokes', 10_000_000),
    startTime: time(facts, 'startTime'),
    spentSeconds: number(facts, 'spentSeconds', 31_536_000),
    updatedAt: number(facts, 'updatedAt', 8.64e15),
    gestures: whole(facts, 'gestures', 10_000_000),
    journal: text(facts, 'journal', 256),
    preview: facts['preview'] === null ? null : text(facts, 'preview', 256),
  };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new FormatError('not an album');
  }
}

function record(value: unknown): Facts {
  if (typeof value !== 'object' || value === null) throw new FormatError('not an album');
  return value as Facts;
}

function text(facts: Facts, name: string, most: number): string {
  const value = facts[name];
  if (typeof value === 'string' && value.length <= most) return value;
  throw new FormatError(`an album with a wrong ${name}`);
}

function number(facts: Facts, name: string, most: number): number {
  const value = facts[name];
  if (typeof value === 'number' && value >= 0 && value <= most) return value;
  throw new FormatError(`an album with a wrong ${name}`);
}

function whole(facts: Facts, name: string, most: number): number {
  const value = number(facts, name, most);
  if (Number.isInteger(value)) return value;
  throw new FormatError(`an album with a wrong ${name}`);
}

function time(facts: Facts, name: string): string {
  const value = text(facts, name, 32);
  if (!Number.isNaN(Date.parse(value))) return value;
  throw new FormatError(`an album with a wrong ${name}`);
}
