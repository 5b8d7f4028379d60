import { useCallback } from 'react';

interface PictureProps {
  /** An address, or a picture kept on the device. */
  readonly picture: string | Blob;
  readonly className: string;
}

/** A picture that says nothing the words beside it do not say. */
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
