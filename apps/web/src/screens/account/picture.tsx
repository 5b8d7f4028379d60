import { useCallback } from 'react';

interface PictureProps {
  readonly picture: string | Blob;
  readonly className: string;
}

/** A picture from the server or kept on the device. */
export function Picture({ picture, className }: PictureProps) {
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
