import { ByteReader, ByteWriter, FormatError } from './bytes.ts';
import { encodeFrame, payloadOf } from './frame.ts';

/**
 * The brushes a stroke can be drawn with; the order is the kept numbering, so append only. A brush that looks different
 * gets a new name, so that kept strokes stay as they are.
 */
export const STROKE_BRUSHES = [
  'watercolor',
  'pencil',
  'marker',
  'sparkle',
  'eraser',
  'watercolor-2',
  'sparkle-2',
] as const;

/** The name of a brush that draws strokes. */
export type StrokeBrush = (typeof STROKE_BRUSHES)[number];

/** Journal lengths count sixteenths of a page pixel. */
export const UNITS_PER_PIXEL = 16;

/** One point of a stroke: position in sixteenths of a page pixel, pressure 0 to 255. */
export interface JournalPoint {
  readonly x: number;
  readonly y: number;
  readonly pressure: number;
  /** How far a pen leans over, 0 to 255; left out when it stands upright, as everything but a pen does. */
  readonly tilt?: number;
}

/** A drawn line. */
export interface StrokeEntry {
  readonly kind: 'stroke';
  readonly brush: StrokeBrush;
  /** 0xrrggbb. */
  readonly rgb: number;
  /** Width of the line at full pressure, in sixteenths of a page pixel. */
  readonly size: number;
  /** 0 to 255. */
  readonly opacity: number;
  /** What the brush's chance is drawn from, 32 bits. */
  readonly seed: number;
  /** The id of the region it stays inside; left out when it goes everywhere. */
  readonly inside?: number;
  readonly points: readonly JournalPoint[];
}

/** A fill from one page pixel. */
export interface FillEntry {
  readonly kind: 'fill';
  readonly x: number;
  readonly y: number;
  /** 0xrrggbb. */
  readonly rgb: number;
  /** 0 to 255. */
  readonly opacity: number;
}

/** One finished action of a person. */
export type JournalEntry =
  | StrokeEntry
  | FillEntry
  | { readonly kind: 'clear' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

/** What may follow the points of a stroke, as bits; a stroke without any of it ends with its points. */
const EXTRAS = { inside: 1, tilt: 2 } as const;

const KINDS = ['stroke', 'fill', 'clear', 'undo', 'redo'] as const;

/** Encodes one entry as it is kept: length, payload, CRC-32 of the payload. It can be stored on its own. */
export function encodeEntry(entry: JournalEntry): Uint8Array<ArrayBuffer> {
  return encodeFrame(encodePayload(entry));
}

/** Decodes what encodeEntry gave. Throws FormatError on anything else. */
export function decodeEntry(bytes: Uint8Array): JournalEntry {
  return decodePayload(new ByteReader(payloadOf(bytes)));
}

/** What kind of action an encoded entry holds, without decoding the rest of it. */
export function kindOf(bytes: Uint8Array): JournalEntry['kind'] {
  const input = new ByteReader(bytes);
  input.varint();
  return readKind(input);
}

/** The brush of an encoded stroke, without decoding the rest of it; null for other entries and unknown brushes. */
export function strokeBrushOf(bytes: Uint8Array): StrokeBrush | null {
  const input = new ByteReader(bytes);
  input.varint();
  return readKind(input) === 'stroke' ? (STROKE_BRUSHES[input.u8()] ?? null) : null;
}

/** Whether the first byte of a payload is one of an entry. */
export function isEntryKind(byte: number | undefined): boolean {
  return byte !== undefined && byte < KINDS.length;
}

function encodePayload(entry: JournalEntry): Uint8Array {
  const out = new ByteWriter();
  out.u8(KINDS.indexOf(entry.kind));
  if (entry.kind === 'stroke') writeStroke(out, entry);
  else if (entry.kind === 'fill') writeFill(out, entry);
  return out.finish();
}

function readKind(input: ByteReader): JournalEntry['kind'] {
  const kind = KINDS[input.u8()];
  if (kind === undefined) throw new FormatError('a journal entry of an unknown kind');
  return kind;
}

function decodePayload(input: ByteReader): JournalEntry {
  const kind = readKind(input);
  if (kind === 'stroke') return readStroke(input);
  if (kind === 'fill') return readFill(input);
  return { kind };
}

function writeStroke(out: ByteWriter, stroke: StrokeEntry): void {
  out.u8(STROKE_BRUSHES.indexOf(stroke.brush));
  writeRgb(out, stroke.rgb);
  out.varint(stroke.size);
  out.u8(stroke.opacity);
  out.u32(stroke.seed);
  out.varint(stroke.points.length);
  let last: JournalPoint = { x: 0, y: 0, pressure: 0 };
  for (const point of stroke.points) {
    out.signed(point.x - last.x);
    out.signed(point.y - last.y);
    out.signed(point.pressure - last.pressure);
    last = point;
  }
  writeExtras(out, stroke);
}

function writeExtras(out: ByteWriter, { inside, points }: StrokeEntry): void {
  const tilts = points.map(({ tilt = 0 }) => tilt);
  const has = (inside === undefined ? 0 : EXTRAS.inside) | (tilts.some(Boolean) ? EXTRAS.tilt : 0);
  if (has === 0) return;
  out.u8(has);
  if (inside !== undefined) out.varint(inside);
  if (has & EXTRAS.tilt) for (const tilt of tilts) out.u8(tilt);
}

function readStroke(input: ByteReader): StrokeEntry {
  const brush = STROKE_BRUSHES[input.u8()];
  if (brush === undefined) throw new FormatError('a stroke of an unknown brush');
  const head = { rgb: readRgb(input), size: input.varint(), opacity: input.u8(), seed: input.u32() };
  const points: JournalPoint[] = [];
  let last: JournalPoint = { x: 0, y: 0, pressure: 0 };
  for (let left = input.varint(); left > 0; left--) {
    last = {
      x: last.x + input.signed(),
      y: last.y + input.signed(),
      pressure: last.pressure + input.signed(),
    };
    points.push(last);
  }
  return withExtras(input, { kind: 'stroke', brush, ...head, points });
}

function withExtras(input: ByteReader, stroke: StrokeEntry): StrokeEntry {
  if (input.done) return stroke;
  const has = input.u8();
  const inside = has & EXTRAS.inside ? { inside: input.varint() } : {};
  if (!(has & EXTRAS.tilt)) return { ...stroke, ...inside };
  const points = stroke.points.map((point) => tilted(point, input.u8()));
  return { ...stroke, ...inside, points };
}

function tilted(point: JournalPoint, tilt: number): JournalPoint {
  return tilt === 0 ? point : { ...point, tilt };
}

function writeFill(out: ByteWriter, fill: FillEntry): void {
  out.varint(fill.x);
  out.varint(fill.y);
  writeRgb(out, fill.rgb);
  out.u8(fill.opacity);
}

function readFill(input: ByteReader): FillEntry {
  return { kind: 'fill', x: input.varint(), y: input.varint(), rgb: readRgb(input), opacity: input.u8() };
}

function writeRgb(out: ByteWriter, rgb: number): void {
  out.u8((rgb >>> 16) & 255);
  out.u16(rgb & 0xffff);
}

function readRgb(input: ByteReader): number {
  return (input.u8() << 16) | input.u16();
}
