import type { Configuration } from '@inkbloom/contracts/configuration';
import { CONFIGURATION_ELEMENT } from '@inkbloom/contracts/configuration-element';
import type { Plugin } from 'vite';

const PLACEHOLDER = '<!--configuration-->';

/** What the development page starts with while no API server runs beside it. */
const WITHOUT_API: Configuration = {
  appName: 'Inkbloom',
  version: '1.0.0',
  links: { privacy: '/privacy', terms: '/terms', about: '/about' },
  providers: ['google', 'yahoo'],
  magicLink: true,
  passwordSignIn: false,
  payments: false,
  parentCheck: 'shell',
  storeUpgrade: true,
};

async function ask(api: string): Promise<unknown> {
  try {
    const answer = await fetch(`${api}/api/v1/configuration`);
    const { data } = (await answer.json()) as { data: unknown };
    return data ?? WITHOUT_API;
  } catch {
    return WITHOUT_API;
  }
}

/** In development, writes the API's configuration into the HTML, as the server does in production. */
export function configurationInDev(api: string): Plugin {
  return {
    name: 'configuration-in-dev',
    apply: 'serve',
    async transformIndexHtml(html) {
      const json = JSON.stringify(await ask(api)).replaceAll('<', '\\u003c');
      const element = `<script type="application/json" id="${CONFIGURATION_ELEMENT}">${json}</script>`;
      return html.replace(PLACEHOLDER, () => element);
    },
  };
}
