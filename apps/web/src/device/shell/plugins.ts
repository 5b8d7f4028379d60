import { registerPlugin } from '@capacitor/core';
import type { KeepAwakePlugin } from '@capacitor-community/keep-awake';
import type { AppPlugin } from '@capacitor/app';
import type { BrowserPlugin } from '@capacitor/browser';
import type { FilesystemPlugin } from '@capacitor/filesystem';
import type { HapticsPlugin } from '@capacitor/haptics';
import type { LocalNotificationsPlugin } from '@capacitor/local-notifications';
import type { PreferencesPlugin } from '@capacitor/preferences';
import type { SharePlugin } from '@capacitor/share';

export { SystemBars, SystemBarsStyle } from '@capacitor/core';

/** The native calls of the shell. */
export const App = registerPlugin<AppPlugin>('App');
export const Browser = registerPlugin<BrowserPlugin>('Browser');
export const Filesystem = registerPlugin<FilesystemPlugin>('Filesystem');
export const Haptics = registerPlugin<HapticsPlugin>('Haptics');
export const KeepAwake = registerPlugin<KeepAwakePlugin>('KeepAwake');
export const LocalNotifications = registerPlugin<LocalNotificationsPlugin>('LocalNotifications');
export const Preferences = registerPlugin<PreferencesPlugin>('Preferences');
export const ShareSheet = registerPlugin<SharePlugin>('Share');
