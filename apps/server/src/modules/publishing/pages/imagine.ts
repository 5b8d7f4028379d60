import type { Difficulty } from '@inkbloom/formats/page';
import { type ImageModelConfig, ImageModelError, imagePicture } from '../imports/image-model.ts';
import { startImportWorker } from '../imports/import-worker.ts';
import { promptOf, type Scene } from '../imports/prompt.ts';
import type { PublishStores } from '../store-activity.ts';
import { PagesError } from './errors.ts';
import type { PictureDetails } from './import.ts';
import type { DrawingContext } from './process-pool.ts';
import { takePicture } from './take-picture.ts';

const LONGEST_SUBJECT = 300;

/** What an image model shall draw. */
export interface ImagineCommand {
  readonly subject: string;
  readonly place: string;
  /** Pictures that are asked for, one after the other. */
  readonly count: number;
  readonly details: PictureDetails;
  readonly forMembers: boolean;
  readonly isPublished: boolean;
  /** Where reports go. */
  readonly folder: string;
}

/** What a subject and a place are called, where they are among those that pages can be asked of. */
export type SceneWords = (subject: string, place: string) => Pick<Scene, 'subject' | 'place'>;

/** What it works with. */
export interface ImagineContext extends DrawingContext {
  /** Undefined where no image model is set. */
  readonly imageModel: ImageModelConfig | undefined;
  readonly sceneWords: SceneWords;
}

function titleOf({ subject, place }: Scene): string {
  const small = ['a', 'an', 'the', 'in', 'on', 'at', 'of', 'by', 'and', 'with'];
  const words = [subject, place].join(' ').trim().split(/\s+/);
  return words
    .map((word, at) =>
      at > 0 && small.includes(word) ? word : (word[0] ?? '').toUpperCase() + word.slice(1),
    )
    .join(' ')
    .slice(0, 80);
}

function sceneOf({ subject, place, details }: ImagineCommand, sceneWords: SceneWords): Scene {
  if (subject.trim() === '' || subject.length > LONGEST_SUBJECT)
    throw new PagesError('wrong_usage', `What shall it show, in at most ${LONGEST_SUBJECT} characters?`);
  const difficulty: Difficulty = details.difficulty ?? 'medium';
  return { ...sceneWords(subject.trim(), place.trim()), difficulty };
}

/**
 * Has an image model draw, and takes its pictures like those of an operator: through the same checks, gates and review.
 * Tells whether each became a page.
 */
export async function imagine(
  command: ImagineCommand,
  stores: PublishStores,
  { terminal, startProcess, imageModel, sceneWords }: ImagineContext,
): Promise<boolean> {
  if (imageModel === undefined)
    throw new PagesError('image_model_not_set', 'Set IMAGE_API_URL, IMAGE_API_KEY and IMAGE_MODEL first.');
  const scene = sceneOf(command, sceneWords);
  const { category, tags = [], difficulty } = command.details;
  if (category === undefined) throw new PagesError('bad_details', 'Which stream? --stream names it.');
  const title = command.details.title ?? titleOf(scene);
  const description = command.details.description ?? `${title}, made with ${imageModel.model}.`;
  const worker = startImportWorker(startProcess);
  let taken = 0;
  try {
    for (let at = 1; at <= command.count; at++) {
      terminal.notice(`Asking ${imageModel.model}: ${at} of ${command.count}`);
      const name = `${title} ${at}`;
      const bytes = await imagePicture(imageModel, promptOf(scene));
      const origin = { kind: 'model', name: imageModel.model } as const;
      const about = { title, description, category, tags };
      const { forMembers, isPublished, folder } = command;
      const order = { name, bytes, about, difficulty, origin, forMembers, isPublished };
      if (await takePicture({ worker, stores, terminal, folder }, order)) taken++;
    }
  } catch (error) {
    if (error instanceof ImageModelError) throw new PagesError(error.code, error.message);
    throw error;
  } finally {
    await worker.close();
  }
  return taken === command.count;
}
