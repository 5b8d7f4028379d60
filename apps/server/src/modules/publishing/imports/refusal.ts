/** Why a picture cannot become a page; the words stay the same, so that scripts may rely on them. */
export type RefusalCode =
  | 'file_unreadable'
  | 'file_too_large'
  | 'unsupported_file'
  | 'picture_damaged'
  | 'picture_too_large'
  | 'picture_too_small'
  | 'picture_shape'
  | 'picture_animated'
  | 'not_line_art'
  | 'took_too_long'
  | 'svg_damaged'
  | 'svg_doctype'
  | 'svg_script'
  | 'svg_external'
  | 'svg_data_uri'
  | 'svg_foreign_object'
  | 'svg_style'
  | 'svg_text'
  | 'svg_unsupported'
  | 'svg_bad_value'
  | 'svg_too_complex';

/** A picture that is not let in, in words for the operator. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}
