import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractSchemas } from './contract-schemas.ts';

// Records the contracts of a release of the native shell: `node packages/contracts/scripts/record.ts 1.1.0`. Tests hold
// later contracts against it, for as long as people have that release.

const [version] = process.argv.slice(2);
if (!version || !/^[\w.-]+$/.test(version)) throw new Error('usage: record.ts VERSION');
const file = join(import.meta.dirname, '../recorded', `${version}.json`);
writeFileSync(file, `${JSON.stringify(await contractSchemas())}\n`);
console.log(`The contracts are recorded in ${file}.`);
