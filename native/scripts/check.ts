import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { projectShapeFindings } from './check-links.ts';
import { projectFiles } from './projects.ts';
import { readSettings, SHELL_FOLDER } from './settings.ts';

/** What the app may ask of a device. Anything else, from whatever plugin, is found by `check`. */
const ALLOWED_PERMISSIONS = [
  'android.permission.INTERNET',
  'android.permission.POST_NOTIFICATIONS',
  'android.permission.RECEIVE_BOOT_COMPLETED',
  'android.permission.VIBRATE',
  'android.permission.WAKE_LOCK',
];
/** Words in a list of dependencies that stand for somebody who watches. */
const TRACKERS =
  /firebase|google-services|crashlytics|appcenter|facebook|adjust|appsflyer|amplitude|mixpanel|sentry|segment|admob|play-services-ads|AdSupport|AppTrackingTransparency/i;
const USAGE_KEYS =
  /NS(?:Camera|Microphone|Location\w*|PhotoLibrary\w*|Contacts|UserTracking)UsageDescription/;

/** One thing that is not as it should be. */
export type Finding = string;

function read(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

/** The packages that the shell is made of, by their folders. */
function plugins(folder: string): string[] {
  const { dependencies = {} } = JSON.parse(read(folder, 'package.json')) as {
    dependencies?: Record<string, string>;
  };
  const { resolve } = createRequire(join(folder, 'package.json'));
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@capacitor'))
    .map((name) => dirname(resolve(`${name}/package.json`)));
}

function permissionsIn(manifest: string): { readonly asked: string[]; readonly removed: string[] } {
  const asked: string[] = [];
  const removed: string[] = [];
  for (const [element, name = ''] of manifest.matchAll(/<uses-permission[^>]*?android:name="([^"]+)"[^>]*>/g))
    (element.includes('tools:node="remove"') ? removed : asked).push(name);
  return { asked, removed };
}

/** Every permission that the app ends up with: its own and its plugins', without those it takes out. */
export function permissions(folder = SHELL_FOLDER): string[] {
  const own = permissionsIn(read(folder, 'android/app/src/main/AndroidManifest.xml'));
  const others = plugins(folder).flatMap((plugin) =>
    globSync('{android,capacitor}/src/main/AndroidManifest.xml', { cwd: plugin }).flatMap(
      (file) => permissionsIn(read(plugin, file)).asked,
    ),
  );
  return [...new Set([...own.asked, ...others])].filter((name) => !own.removed.includes(name)).toSorted();
}

function privacyFindings(folder: string): Finding[] {
  const manifest = read(folder, 'ios/App/App/PrivacyInfo.xcprivacy');
  const info = read(folder, 'ios/App/App/Info.plist');
  const project = read(folder, 'ios/App/App.xcodeproj/project.pbxproj');
  const usage = USAGE_KEYS.exec(info)?.[0];
  return [
    !/<key>NSPrivacyTracking<\/key>\s*<false\/>/.test(manifest) &&
      'the privacy manifest does not say that nobody is tracked',
    !/<key>NSPrivacyTrackingDomains<\/key>\s*<array\/>/.test(manifest) &&
      'the privacy manifest names trackers',
    !project.includes('PrivacyInfo.xcprivacy in Resources') &&
      'the privacy manifest is not part of the iOS project',
    !project.includes('CODE_SIGN_ENTITLEMENTS') && 'the iOS project does not use its entitlements',
    usage !== undefined && `Info.plist asks for ${usage}`,
  ].filter((finding) => finding !== false);
}

function trackerFindings(folder: string): Finding[] {
  const files = [
    'package.json',
    ...globSync('android/{build.gradle,app/build.gradle,app/capacitor.build.gradle}', { cwd: folder }),
    'ios/App/CapApp-SPM/Package.swift',
  ];
  return files.flatMap((file) => {
    const found = TRACKERS.exec(read(folder, file))?.[0];
    return found === undefined ? [] : [`${file} names ${found}`];
  });
}

function projectFindings(folder: string): Finding[] {
  const wanted = projectFiles(readSettings(folder), folder);
  return [...wanted]
    .filter(([file, text]) => read(folder, file) !== text)
    .map(([file]) => `${file} is not for the server of shell.json; run npm run native -- configure`);
}

function binaryFindings(folder: string): Finding[] {
  return globSync('{android,ios}/**/*.{jar,aar,so,a,framework,keystore,jks,p12}', { cwd: folder })
    .filter((file) => !/\/(?:build|\.gradle|gradle)\//.test(file))
    .map((file) => `${file} is a binary file`);
}

/** All that is wrong with a shell's folder; nothing when it can be built and handed to a store. */
export function findings(folder = SHELL_FOLDER): Finding[] {
  const more = permissions(folder).filter((name) => !ALLOWED_PERMISSIONS.includes(name));
  return [
    ...projectFindings(folder),
    ...projectShapeFindings(folder),
    ...more.map((name) => `the app would ask for ${name}`),
    ...privacyFindings(folder),
    ...trackerFindings(folder),
    ...binaryFindings(folder),
  ];
}
