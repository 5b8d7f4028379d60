import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LINKED_PATHS } from '@inkbloom/contracts/linked-paths';
import type { Finding } from './check.ts';

const DRAWINGS = 'application/vnd.inkbloom.drawings+zip';
const MANIFEST = 'android/app/src/main/AndroidManifest.xml';
const INFO = 'ios/App/App/Info.plist';
const XML = [
  MANIFEST,
  INFO,
  'ios/App/App/App.entitlements',
  'ios/App/App/PrivacyInfo.xcprivacy',
  'android/app/src/main/res/values/strings.xml',
  'android/app/src/main/res/xml/file_paths.xml',
];
/** What is no element, an element's end, or its start with a slash where it is empty. */
const PART = /<!--[\s\S]*?-->|<[?!][^>]*>|<\/([\w:.-]+)\s*>|<([\w:.-]+)(?:\s[^<>]*?)?(\/?)>/g;

/** Whether every element of a text ends, in the right order. */
function isWellFormed(text: string): boolean {
  const open: string[] = [];
  for (const [, ended, begun, isEmpty] of text.matchAll(PART)) {
    if (ended !== undefined && open.pop() !== ended) return false;
    if (begun !== undefined && !isEmpty) open.push(begun);
  }
  return open.length === 0 && !text.replaceAll(PART, '').includes('<');
}

function filters(manifest: string): string[] {
  return [...manifest.matchAll(/<intent-filter[\s\S]*?<\/intent-filter>/g)].map(([filter]) => filter);
}

function linkFindings(manifest: string, info: string): Finding[] {
  const ways = filters(manifest).filter((filter) => filter.includes('android.intent.action.VIEW'));
  const site = ways.find((filter) => filter.includes('android:autoVerify="true"')) ?? '';
  const paths = [...site.matchAll(/android:pathPrefix="([^"]+)"/g)].map(([, path]) => path ?? '');
  return [
    !ways.some((filter) => filter.includes('@string/custom_url_scheme')) &&
      'Android does not open the app by its own scheme: nobody could sign in',
    (!site.includes('@string/server_host') || paths.join() !== LINKED_PATHS.join()) &&
      `Android's links are not those that the server names: ${LINKED_PATHS.join(', ')}`,
    !ways.some((filter) => filter.includes(DRAWINGS)) &&
      'Android does not open files of drawings with the app',
    !/<key>CFBundleURLSchemes<\/key>\s*<array>\s*<string>\$\(PRODUCT_BUNDLE_IDENTIFIER\)</.test(info) &&
      'iOS does not open the app by its own scheme: nobody could sign in',
    !info.includes(DRAWINGS) && 'iOS does not open files of drawings with the app',
  ].filter((finding) => finding !== false);
}

/** Plugins that are named as dependencies and that `cap sync` did not put into a project. */
function pluginFindings(folder: string): Finding[] {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const { dependencies = {} } = JSON.parse(read('package.json')) as { dependencies?: Record<string, string> };
  const plugins = Object.keys(dependencies).filter((name) => !/\/(?:core|android|ios)$/.test(name));
  return ['android/capacitor.settings.gradle', 'ios/App/CapApp-SPM/Package.swift'].flatMap((file) => {
    const text = read(file);
    return plugins
      .filter((name) => !text.includes(`node_modules/${name}`))
      .map((name) => `${file} has no ${name}; run npm run native -- sync`);
  });
}

/** What is wrong with how both projects are written, how they are opened from outside and what they are made of. */
export function projectShapeFindings(folder: string): Finding[] {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const broken = XML.filter((file) => !isWellFormed(read(file)));
  return [
    ...broken.map((file) => `${file} is not well-formed`),
    ...linkFindings(read(MANIFEST), read(INFO)),
    ...pluginFindings(folder),
  ];
}
