import { SystemBars, SystemBarsStyle } from './plugins.ts';

/** Keeps clock and battery readable: dark on light screens, light on dark ones. */
export function followTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = (): void => {
    const style = dark.matches ? SystemBarsStyle.Dark : SystemBarsStyle.Light;
    SystemBars.setStyle({ style }).catch((error: unknown) =>
      console.info('the bars stay as they are', error),
    );
  };
  dark.addEventListener('change', show);
  show();
}
