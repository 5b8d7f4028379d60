export interface DrawingRow {
  id: string;
  user_id: string;
  activity_id: string;
  page_index: number;
  /** The revision that readers see and the next save must be based on. */
  head_revision: number;
  /** The highest revision number given out, branches included. */
  last_revision: number;
  created_at: string;
  updated_at: string;
  /** What its files take, each counted once; null until they were measured. PostgreSQL gives text. */
  bytes: number | string | null;
  /** When its old revisions are to be looked through again; null while there are none. */
  thin_after: string | null;
  /** What the person calls it; null while that is the activity's title. */
  title: string | null;
}

export interface DrawingRevisionRow {
  drawing_id: string;
  revision: number;
  base_revision: number;
  /** 1 for work that was based on a stale revision and is kept beside the head. */
  is_branch: number;
  picture_key: string;
  thumbnail_key: string;
  journal_key: string | null;
  colored_share: number;
  /** Start, end and the device's measurements, as sent. */
  details: string;
  created_at: string;
  /** The revision that a person brought back as this one. */
  restored_from: number | null;
}

/** A file that revisions are kept in. */
interface DrawingFileRow {
  key: string;
  bytes: number | string;
  /** Since when no revision may need it any more; null while one does. */
  unused_since: string | null;
  /** Whose delete or save left it so. */
  released_by: string | null;
}

interface IdempotencyRow {
  user_id: string;
  key: string;
  body_hash: string;
  answer: string;
  created_at: string;
}

/** One save of a drawing. */
interface ColoringRecordRow {
  id: string;
  user_id: string;
  activity_id: string;
  drawing_id: string;
  is_completed: number;
  /** Seconds that the drawing took up to this save. */
  total_seconds: number;
  /** Seconds since the save before. */
  seconds: number;
  created_at: string;
}

export interface DrawingTables {
  drawings: DrawingRow;
  drawing_revisions: DrawingRevisionRow;
  drawing_files: DrawingFileRow;
  idempotency_keys: IdempotencyRow;
  coloring_records: ColoringRecordRow;
}
