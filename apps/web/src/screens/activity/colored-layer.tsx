import { useCallback } from 'react';

interface ColoredLayerProps {
  /** An address, or a picture kept on the device. */
  readonly picture: string | Blob;
  readonly className: string;
}

/** The person's own coloring, under the lines. */
export function ColoredLayer({ picture, className }: ColoredLayerProps) {
  const attach = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const url = typeof picture === 'string' ? picture : URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  return <img ref={attach} alt="" className={className} />;
}
