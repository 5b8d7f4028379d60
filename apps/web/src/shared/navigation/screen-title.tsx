import { configuration } from '../../api/client/configuration.ts';

/** The name of the screen in the browser's tab and history, before the app's own. */
export function ScreenTitle({ children }: { readonly children: string }) {
  return <title>{`${children} · ${configuration()?.appName ?? 'Inkbloom'}`}</title>;
}
