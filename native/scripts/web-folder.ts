import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONFIGURATION_ELEMENT } from '@inkbloom/contracts/configuration-element';
import { SHELL_ELEMENT } from '@inkbloom/contracts/shell-element';
import { SHELL_FOLDER, type Settings } from './settings.ts';

const BUILT = fileURLToPath(new URL('../../apps/web/dist/', import.meta.url));
const PLACEHOLDER = '<!--configuration-->';
/** What a server or a browser needs of the build, and a shell does not. */
const LEFT_OUT =
  /(?:\.br|\.gz|^\.vite|^\.sources|^service-worker\.js|^preloads\.json|^og-image\.png|^browserconfig\.xml)$/;

function element(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** The app's page as the shell opens it: it knows its server from the start. */
export function shellPage(html: string, { server, appId, configuration }: Settings): string {
  const facts = element(CONFIGURATION_ELEMENT, configuration) + element(SHELL_ELEMENT, { server, appId });
  return html
    .replace(/\s*<link rel="manifest"[^>]*>/, '')
    .replace(PLACEHOLDER, () => facts)
    .replaceAll(/<!--\/?(?:head|screen)-->/g, '');
}

/** Lays the built app into the shell's own folder. */
export async function writeWebFolder(settings: Settings, folder = join(SHELL_FOLDER, 'www')): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(BUILT, folder, { recursive: true, filter: (path) => !LEFT_OUT.test(basename(path)) });
  const page = join(folder, 'index.html');
  await writeFile(page, shellPage(await readFile(page, 'utf8'), settings));
}
