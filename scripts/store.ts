import '../apps/server/src/store.ts';
