import '../apps/server/src/admin.ts';
