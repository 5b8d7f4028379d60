import { describe, expect, it } from 'vitest';
import { ellipse } from '../../geometry/forms.ts';
import { contains } from '../../geometry/path.ts';
import { distance } from '../../geometry/point.ts';
import { Random } from '../../random.ts';
import { pack } from './pack.ts';

const RIM = ellipse(500, 500, 400);

describe('pack', () => {
  const rooms = pack({ rim: RIM, radii: [40, 120], gap: 10, edge: 12, random: new Random('pack') });

  it('finds room for circles of every size between the smallest and the largest', () => {
    expect(rooms.length).toBeGreaterThan(8);
    expect(Math.max(...rooms.map((room) => room.radius))).toBe(120);
    expect(Math.min(...rooms.map((room) => room.radius))).toBeGreaterThanOrEqual(40);
  });

  it('keeps circles apart and inside the outline', () => {
    rooms.forEach((room, i) => {
      expect(contains(RIM, room.at)).toBe(true);
      expect(distance(room.at, [500, 500]) + room.radius).toBeLessThan(400 - 11);
      for (const other of rooms.slice(i + 1))
        expect(distance(room.at, other.at)).toBeGreaterThanOrEqual(room.radius + other.radius + 9.99);
    });
  });

  it('gives the same circles for the same seed', () => {
    const again = pack({ rim: RIM, radii: [40, 120], gap: 10, edge: 12, random: new Random('pack') });
    expect(again).toEqual(rooms);
  });
});
