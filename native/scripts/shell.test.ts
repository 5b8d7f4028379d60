import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findings, permissions } from './check.ts';
import { writeProjects } from './projects.ts';
import { readSettings, SHELL_FOLDER, ShellError, writeSettings } from './settings.ts';
import { shellPage } from './web-folder.ts';

/** A copy of the shell's folder where its packages are found as in the original. */
async function copyOfShell(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shell-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const leftOut = ['www', 'node_modules', 'assets', 'public'];
  await cp(SHELL_FOLDER, folder, { recursive: true, filter: (path) => !leftOut.includes(basename(path)) });
  const packageFile = join(folder, 'package.json');
  const description = JSON.parse(await readFile(packageFile, 'utf8')) as object;
  await writeFile(packageFile, JSON.stringify({ ...description, dependencies: {} }));
  return folder;
}

async function change(folder: string, file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(folder, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(folder, file), text.replace(from, to));
}

const MANIFEST = 'android/app/src/main/AndroidManifest.xml';
const INTERNET = '<uses-permission android:name="android.permission.INTERNET" />';

describe('NAT-1 the native shell', () => {
  it('is in order as it is kept here, and asks a device for nothing but these', () => {
    expect(findings()).toEqual([]);
    expect(permissions()).toEqual([
      'android.permission.INTERNET',
      'android.permission.POST_NOTIFICATIONS',
      'android.permission.RECEIVE_BOOT_COMPLETED',
      'android.permission.VIBRATE',
      'android.permission.WAKE_LOCK',
    ]);
  });

  it.each([
    [
      MANIFEST,
      INTERNET,
      INTERNET.replace('INTERNET', 'CAMERA'),
      'the app would ask for android.permission.CAMERA',
    ],
    [
      'android/app/build.gradle',
      "apply plugin: 'com.android.application'",
      "apply plugin: 'com.google.gms.google-services'",
      'android/app/build.gradle names google-services',
    ],
    [
      'ios/App/App/Info.plist',
      '<key>CAPACITOR_DEBUG</key>',
      '<key>NSCameraUsageDescription</key>',
      'Info.plist asks for NSCameraUsageDescription',
    ],
    [
      'ios/App/App/PrivacyInfo.xcprivacy',
      '<key>NSPrivacyTracking</key>\n\t<false/>',
      '<key>NSPrivacyTracking</key>\n\t<true/>',
      'the privacy manifest does not say that nobody is tracked',
    ],
    [
      MANIFEST,
      '<data android:pathPrefix="/gallery/" />',
      '',
      "Android's links are not those that the server names: /activity/, /gallery/",
    ],
    [
      MANIFEST,
      '<data android:scheme="@string/custom_url_scheme" />',
      '',
      'Android does not open the app by its own scheme: nobody could sign in',
    ],
    [MANIFEST, '</application>', '</aplication>', `${MANIFEST} is not well-formed`],
    [
      'ios/App/App/App.entitlements',
      'applinks:color.example.org',
      'applinks:elsewhere.example.org',
      'ios/App/App/App.entitlements is not for the server of shell.json; run npm run native -- configure',
    ],
    [
      'package.json',
      '"dependencies":{}',
      '"dependencies":{"inkbloom-camera":"1.0.0"}',
      [
        'android/capacitor.settings.gradle has no inkbloom-camera; run npm run native -- sync',
        'ios/App/CapApp-SPM/Package.swift has no inkbloom-camera; run npm run native -- sync',
      ],
    ],
  ])('is not in order with a change in %s', async (file, from, to, finding) => {
    const folder = await copyOfShell();
    await change(folder, file, from, to);
    expect(findings(folder)).toEqual([finding].flat());
  });

  it('is not in order with a program or a key in one of the projects', async () => {
    const folder = await copyOfShell();
    await writeFile(join(folder, 'android/app/upload.jks'), '');
    expect(findings(folder)).toEqual(['android/app/upload.jks is a binary file']);
  });

  it('is written for another server in both projects, and knows when one of them is not', async () => {
    const folder = await copyOfShell();
    const configuration = { ...readSettings(folder).configuration, appName: 'Ada\'s <Color> & "Ink"' };
    const settings = { server: 'https://ink.example.net', appId: 'net.example.ink', configuration };
    writeSettings(settings, folder);
    expect(findings(folder)).toHaveLength(6);
    writeProjects(settings, folder);
    expect(findings(folder)).toEqual([]);
    const strings = await readFile(join(folder, 'android/app/src/main/res/values/strings.xml'), 'utf8');
    expect(strings).toContain(
      String.raw`<string name="app_name">Ada\'s &lt;Color&gt; &amp; \"Ink\"</string>`,
    );
    expect(strings).toContain('<string name="server_host">ink.example.net</string>');
    const entitlements = await readFile(join(folder, 'ios/App/App/App.entitlements'), 'utf8');
    expect(entitlements).toContain('applinks:ink.example.net');
    expect(JSON.parse(await readFile(join(folder, 'capacitor.config.json'), 'utf8'))).toMatchObject({
      appId: 'net.example.ink',
      appName: configuration.appName,
    });
  });

  it('refuses settings that are broken', async () => {
    const folder = await copyOfShell();
    await change(folder, 'shell.json', 'https://color.example.org', 'somewhere');
    expect(() => readSettings(folder)).toThrow(ShellError);
  });

  it('writes its server into the page, where nothing of it ends the element', () => {
    const settings = readSettings();
    const appName = '</script><b>';
    const html =
      '<head><!--head--><link rel="manifest" href="/site.webmanifest" /><!--/head--><!--configuration--></head>';
    const page = shellPage(html, { ...settings, configuration: { ...settings.configuration, appName } });
    expect(page).not.toContain('manifest');
    expect(page).not.toContain(appName);
    const [, facts = ''] = /id="shell">([^<]*)</.exec(page) ?? [];
    expect(JSON.parse(facts)).toEqual({ server: settings.server, appId: settings.appId });
  });
});
