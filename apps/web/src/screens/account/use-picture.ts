import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { saveFile } from '../../ui/save-file.ts';
import { shareFile } from '../../ui/share-file.ts';
import type { PictureForm } from './picture-files.ts';
import type { WallItem } from './wall.ts';

/** The finished picture of a drawing and its other forms. */
interface PictureFiles {
  /** PNG at page size; undefined until it is painted. */
  readonly file: File | undefined;
  /** The form that is being made. */
  readonly making: PictureForm | null;
  /** Why the last one could not be made. */
  readonly failure: string | null;
  readonly save: (form: PictureForm) => void;
  readonly share: () => void;
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Please try again in a moment.';
}

/**
 * Makes the files of a drawing. The picture is painted as soon as it is asked for, so that a press can share it at
 * once.
 */
export function usePicture(item: WallItem): PictureFiles {
  const [file, setFile] = useState<File>();
  const [making, setMaking] = useState<PictureForm | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const queries = useQueryClient();
  const make = async (form: PictureForm) =>
    (await import('./picture-files.ts')).pictureFile(item, form, queries);
  const paint = useEffectEvent(() => make('png'));
  useEffect(() => {
    let gone = false;
    paint().then(
      (painted) => gone || setFile(painted),
      (error: unknown) => gone || setFailure(wordsOf(error)),
    );
    return () => {
      gone = true;
    };
  }, []);

  async function save(form: PictureForm): Promise<void> {
    setMaking(form);
    setFailure(null);
    try {
      const made = form === 'png' && file ? file : await make(form);
      saveFile(made, made.name);
    } catch (error) {
      setFailure(wordsOf(error));
    }
    setMaking(null);
  }

  return {
    file,
    making,
    failure,
    save: (form) => void save(form),
    share: () => file && void shareFile(file, item.title),
  };
}
