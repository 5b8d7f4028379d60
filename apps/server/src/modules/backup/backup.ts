export { BACKUP_USAGE, runBackup } from './cli.ts';
export { lastBackup } from './last-backup.ts';
export { BackupError } from './layout.ts';
export { keepBeforeUpgrade } from './upgrade.ts';
