/** What the verbs are and take. */
export const USAGE = `Usage: npm run pages -- <verb> ...

  generate COMPOSITION|all [--difficulty easy|medium|hard|all] [--count 3] [--seed 1] [--out FOLDER]
      draws pages that pass their gates into a folder: SVG, PNG and a colored WebP each
  sheet [--stream NAME|all] [--difficulty D] [--format webp|png] [--out FOLDER]
      contact sheets of the catalogue, one for each stream and difficulty
  check [--short]
      every published page against its gates, as a table; exits 1 when one fails (--short: only those)
  year [--days 365] [--from YYYY-MM-DD] [--out FOLDER]
      plays a year of daily pages beside what is published, in a database of its own: figures, and a day of each week
  import FILE|FOLDER --stream NAME --by NAME [--title TEXT] [--description TEXT] [--tags A,B] [--difficulty D]
         [--members] [--publish]
      makes pages of pictures (SVG, PNG, JPEG, WebP); a JSON file beside a picture says the same of it alone
  imagine WORDS --stream NAME [--place WORDS] [--difficulty D] [--count 1] [--title TEXT] [--members] [--publish]
      has the image model of IMAGE_API_URL draw, and makes pages of its pictures
  review
      lists the pages that wait for a word: the daily ones of tomorrow, and those from outside
  review approve|reject ID...
      says that a page may go out, or may not; one from outside is published with the word
  review FOLDER [--port 4173]
      a page on this machine to approve (a) or reject (r) what was generated; arrows go on and back
  publish RECIPE... [--title TEXT] [--members] | --approved [FOLDER] [--members] | SLUG
      publishes recipes, what was approved, or an activity that was taken back
  unpublish SLUG...
      takes activities out of all lists; who colored them keeps them

A recipe is written composition:difficulty:seed, with #middle, #left, #right, #high or #low after it for a nearer view. The folder is DATA_DIR/proposals unless given, and for sheets
DATA_DIR/sheets. Reports on imported pictures go to DATA_DIR/imports unless --out names a folder. DATA_DIR and DATABASE_URL are those of the server, which may be running meanwhile.`;
