import '../apps/server/src/billing.ts';
