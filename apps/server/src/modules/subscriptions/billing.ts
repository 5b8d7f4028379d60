import type { FastifyBaseLogger } from 'fastify';
import type { Databases } from '../../plugins/database.ts';
import { categoryStreams, findStream } from '../catalogue/catalogue.ts';
import type { Mailer } from '../mail/mail.ts';
import type { PaymentConfig } from './provider/stripe-client.ts';
import { ALL, type Ware } from './provider/price-list.ts';
import { openProvider, type Provider } from './provider/provider.ts';

/** What selling works with. */
export interface Billing {
  readonly databases: Databases;
  readonly mailer: Mailer | undefined;
  readonly publicUrl: string;
  readonly provider: Provider;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Has the worker look at once. */
  readonly wake: () => void;
}

/** The streams that are sold, and all of them together. */
function wares(): Ware[] {
  const streams = categoryStreams.map((id) => ({ stream: id, name: findStream(id)?.name ?? id }));
  return [...streams, { stream: ALL, name: 'All Streams' }];
}

/** Makes what selling works with; the provider is asked nothing yet. */
export function openBilling(
  config: PaymentConfig,
  parts: Omit<Billing, 'provider' | 'wake'>,
): Billing & {
  readonly onWake: (listener: () => void) => void;
} {
  let listener: (() => void) | undefined;
  return {
    ...parts,
    provider: openProvider(config, wares()),
    wake: () => listener?.(),
    onWake: (given) => {
      listener = given;
    },
  };
}
