import '../apps/server/src/mail.ts';
