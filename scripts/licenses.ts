/** What a package in `package-lock.json` says of itself. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** Licenses under which everybody may run, change and pass on what they get. */
const FREE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSL-1.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);
/** Licenses that ask for changes to the package itself to be given away; used as they are, as files of their own. */
const FREE_UNCHANGED = new Set(['MPL-2.0', 'LGPL-3.0-or-later']);
/** Packages that name their license in a file alone. */
const BY_FILE: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** A package with its license. */
export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** As SPDX writes it; empty where the package says nothing. */
  readonly license: string;
  /** Whether it is part of what runs, rather than of the tools. */
  readonly isShipped: boolean;
}

/** Every package of other people that the lock names. */
export function licensedPackages(locked: Readonly<Record<string, LockedPackage>>): LicensedPackage[] {
  return Object.entries(locked).flatMap(([path, { version = '', license, dev, link }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (link === true || !path.includes('node_modules/')) return [];
    return { name, version, license: license ?? BY_FILE[name] ?? '', isShipped: dev !== true };
  });
}

/** Whether a license lets the package be used as it is used here; of several with OR one is enough. */
export function isAllowed(license: string): boolean {
  const choices = license.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) =>
    choice.split(' AND ').every((one) => FREE.has(one) || FREE_UNCHANGED.has(one)),
  );
}

/** A table of how many packages have which license. */
export function licenseReport(packages: readonly LicensedPackage[]): string {
  const groups = Map.groupBy(packages, ({ license }) => license);
  const rows = [...groups].toSorted(([, a], [, b]) => b.length - a.length);
  const lines = rows.map(([license, its]) => {
    const shipped = its.filter(({ isShipped }) => isShipped).length;
    return `${license.padEnd(44)}${String(shipped).padStart(8)}${String(its.length - shipped).padStart(8)}`;
  });
  return [`${'license'.padEnd(44)} shipped   tools`, ...lines, ''].join('\n');
}
