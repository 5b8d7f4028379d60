/**
 * The page on which generated pages are looked at; it asks `/pages` what there is and posts opinions to `/opinions`.
 */
export const REVIEW_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Review of pages</title>
<style>
  :root { color-scheme: light dark; --paper: #fbf8f3; --ink: #2b2733; --quiet: #6d6678; --yes: #2f7d5b; --no: #b4473c; --line: #e2dbd0 }
  @media (prefers-color-scheme: dark) { :root { --paper: #1f1c26; --ink: #f2eef7; --quiet: #a9a1b8; --yes: #7ccfa6; --no: #ef8d81; --line: #3a3545 } }
  * { box-sizing: border-box }
  body { margin: 0; height: 100dvh; display: grid; grid-template-rows: auto 1fr auto; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  header, footer { display: flex; gap: 16px; align-items: center; padding: 12px 20px; flex-wrap: wrap }
  header { border-bottom: 1px solid var(--line) }
  footer { border-top: 1px solid var(--line); justify-content: center }
  h1 { font-size: 20px; margin: 0 }
  p { margin: 0; color: var(--quiet) }
  #place { margin-left: auto; font-variant-numeric: tabular-nums }
  main { min-height: 0; padding: 16px; display: grid; place-items: center }
  img { max-width: 100%; max-height: 100%; min-height: 0; background: #fff; border-radius: 10px; box-shadow: 0 2px 18px #0003; border: 5px solid transparent }
  body[data-opinion=approved] img { border-color: var(--yes) }
  body[data-opinion=rejected] img { border-color: var(--no) }
  button { font: inherit; padding: 8px 16px; border-radius: 10px; border: 1px solid var(--line); background: none; color: inherit; cursor: pointer }
  button:focus-visible { outline: 3px solid var(--yes); outline-offset: 2px }
  kbd { font: 13px ui-monospace, monospace; border: 1px solid var(--line); border-radius: 5px; padding: 1px 6px; margin-left: 8px }
  #approve { border-color: var(--yes); color: var(--yes) }
  #reject { border-color: var(--no); color: var(--no) }
</style>
<header><div><h1 id="title">Nothing to review</h1><p id="facts"></p></div><p id="place" aria-live="polite"></p></header>
<main><img id="picture" alt="" hidden></main>
<footer>
  <button id="back">Back<kbd>&larr;</kbd></button>
  <button id="approve">Approve<kbd>a</kbd></button>
  <button id="reject">Reject<kbd>r</kbd></button>
  <button id="undo">Undecided<kbd>u</kbd></button>
  <button id="lines">Lines or color<kbd>c</kbd></button>
  <button id="on">On<kbd>&rarr;</kbd></button>
</footer>
<script>
  const at = (id) => document.getElementById(id);
  let pages = [], opinions = {}, place = 0, inColor = true;

  function show() {
    const page = pages[place];
    if (!page) return;
    const { title, category, difficulty, estimatedTime, tags } = page.facts;
    const opinion = opinions[page.name];
    document.body.dataset.opinion = opinion ?? '';
    at('title').textContent = title;
    at('facts').textContent = [page.name, category, difficulty, estimatedTime + ' min', tags.join(', ')].join(' · ');
    const approved = Object.values(opinions).filter((said) => said === 'approved').length;
    at('place').textContent = (place + 1) + ' of ' + pages.length + ' · ' + (opinion ?? 'undecided') + ' · ' + approved + ' approved';
    at('picture').src = '/pictures/' + page.name + (inColor ? '.webp' : '.svg');
    at('picture').alt = title;
    at('picture').hidden = false;
  }

  function go(step) {
    place = Math.max(0, Math.min(pages.length - 1, place + step));
    show();
  }

  async function say(opinion) {
    const { name } = pages[place];
    const answer = await fetch('/opinions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, opinion }),
    });
    if (!answer.ok) return alert('The opinion was not kept. Is the command still running?');
    if (opinion) opinions[name] = opinion; else delete opinions[name];
    opinion ? go(1) : show();
  }

  const actions = {
    a: () => say('approved'), r: () => say('rejected'), u: () => say(null),
    c: () => { inColor = !inColor; show() },
    ArrowRight: () => go(1), ArrowLeft: () => go(-1),
  };
  const buttons = { approve: 'a', reject: 'r', undo: 'u', lines: 'c', on: 'ArrowRight', back: 'ArrowLeft' };
  for (const [id, key] of Object.entries(buttons)) at(id).onclick = () => pages.length && actions[key]();
  addEventListener('keydown', (event) => {
    if (!pages.length || event.ctrlKey || event.metaKey || event.altKey || !actions[event.key]) return;
    event.preventDefault();
    actions[event.key]();
  });
  fetch('/pages').then((answer) => answer.json()).then((answer) => {
    pages = answer.pages;
    opinions = answer.opinions;
    place = Math.max(0, pages.findIndex(({ name }) => !opinions[name]));
    show();
  });
</script>
</html>
`;
