import '../apps/server/src/pages.ts';
