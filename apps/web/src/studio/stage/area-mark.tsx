import type { Engine } from '@inkbloom/engine';
import type { RegionMap } from '@inkbloom/formats/region-map';
import { useMemo, useSyncExternalStore } from 'react';
import { useUi } from '../layouts/studio-parts.ts';
import { outlineOf } from './region-outline.ts';

interface AreaMarkProps {
  readonly engine: Engine;
  readonly regions: RegionMap;
}

/** Outlines and tints the area that is to be colored next, wherever the page stands in the window. */
export function AreaMark({ engine, regions }: AreaMarkProps) {
  const area = useUi((state) => state.area);
  const outline = useMemo(() => (area ? outlineOf(regions, area.region, area.bounds) : ''), [area, regions]);
  const transform = useSyncExternalStore(
    (listener) => engine.subscribe(listener),
    () => {
      const { origin, scale } = engine.placement();
      return `translate(${origin.x} ${origin.y}) scale(${(scale * engine.width) / regions.width})`;
    },
  );
  if (!area) return null;
  return (
    <svg className="area-mark" aria-hidden="true">
      <g transform={transform}>
        <path className="tint" d={outline} fillRule="evenodd" />
        <path className="halo" d={outline} />
        <path className="line" d={outline} />
      </g>
    </svg>
  );
}
