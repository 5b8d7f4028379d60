import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

/** A place in a project's file where a setting stands: what is around it, and the setting. */
interface Place {
  readonly file: string;
  readonly pattern: RegExp;
  readonly value: (settings: Settings) => string;
}

const appId = ({ appId: id }: Settings) => id;
const appName = ({ configuration }: Settings) => configuration.appName;
const host = ({ server }: Settings) => new URL(server).hostname;

const STRINGS = 'android/app/src/main/res/values/strings.xml';

/** Every place; the groups before and after the value are kept. */
const PLACES: readonly Place[] = [
  { file: 'capacitor.config.json', pattern: /("appId": ")[^"]*(")/g, value: appId },
  {
    file: 'capacitor.config.json',
    pattern: /("appName": ")(?:[^"\\]|\\.)*(")/g,
    value: (s) => inJson(appName(s)),
  },
  { file: 'android/app/build.gradle', pattern: /(applicationId ")[^"]*(")/g, value: appId },
  { file: STRINGS, pattern: /(name="app_name">)[^<]*(<)/g, value: (s) => inAndroid(appName(s)) },
  { file: STRINGS, pattern: /(name="(?:package_name|custom_url_scheme)">)[^<]*(<)/g, value: appId },
  { file: STRINGS, pattern: /(name="server_host">)[^<]*(<)/g, value: host },
  {
    file: 'ios/App/App.xcodeproj/project.pbxproj',
    pattern: /(PRODUCT_BUNDLE_IDENTIFIER = )[^;]*(;)/g,
    value: appId,
  },
  {
    file: 'ios/App/App/Info.plist',
    pattern: /(<key>CFBundleDisplayName<\/key>\s*<string>)[^<]*(<)/g,
    value: (s) => inXml(appName(s)),
  },
  { file: 'ios/App/App/App.entitlements', pattern: /(<string>applinks:)[^<]*(<)/g, value: host },
];

function inXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** Android reads quotes and backslashes of its strings by rules of its own. */
function inAndroid(text: string): string {
  return inXml(text).replaceAll(/['"\\@?]/g, String.raw`\$&`);
}

/** Each file as the settings want it, by its name in the shell's folder. */
export function projectFiles(settings: Settings, folder: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { file, pattern, value } of PLACES) {
    const text = files.get(file) ?? readFileSync(join(folder, file), 'utf8');
    const written = value(settings);
    files.set(
      file,
      text.replaceAll(pattern, (_all, before: string, after: string) => `${before}${written}${after}`),
    );
  }
  return files;
}

/** Writes the settings into both projects. */
export function writeProjects(settings: Settings, folder: string): void {
  for (const [file, text] of projectFiles(settings, folder)) writeFileSync(join(folder, file), text);
}
