interface NativeBridge {
  readonly isNativePlatform?: () => boolean;
}

/** Whether the app runs inside the native shell, whose bridge is there before any of the app's code. */
export function isNativeShell(): boolean {
  const { Capacitor: bridge } = window as { readonly Capacitor?: NativeBridge };
  return bridge?.isNativePlatform?.() ?? false;
}
