/** What the verbs are and take. */
export const USAGE = `Usage: npm run pages -- <verb> ...

  generate COMPOSITION|all [--difficulty easy|medium|hard|all] [--count 3] [--seed 1] [--out FOLDER]
      draws pages that pass their gates into a folder: SVG, PNG and a colored WebP each
  sheet [--stream NAME|all] [--difficulty D] [--format webp|png] [--out FOLDER]
      contact sheets of the catalogue, one for each stream and difficulty
  check [--short]
      every published page against its gates, as a table; exits 1 when one fails (--short: only those)
  review [FOLDER] [--port 4173]
      a page on this machine to approve (a) or reject (r) what was generated; arrows go on and back
  publish RECIPE... [--title TEXT] [--members] | --approved [FOLDER] [--members] | SLUG
      publishes recipes, what was approved, or an activity that was taken back
  unpublish SLUG...
      takes activities out of all lists; who colored them keeps them

A recipe is written composition:difficulty:seed. The folder is DATA_DIR/proposals unless given, and for sheets
DATA_DIR/sheets. DATA_DIR and DATABASE_URL are those of the server, which may be running meanwhile.`;
