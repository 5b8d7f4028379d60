import { WEBHOOK_SECRET } from '../environment.ts';
import { type Call, listAnswer } from './api-call.ts';
import { missing, refused } from './failure.ts';
import { fieldsOf, metadataOf, textOf, textsOf } from './form.ts';
import type { PortalConfiguration, PortalSession, WebhookEndpoint } from './objects.ts';

const createConfiguration: Call = ({ state, base }, fields) => {
  const configuration: PortalConfiguration = {
    ...base('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    is_default: Object.keys(state.portalConfigurations).length === 0,
    metadata: metadataOf(fields),
    features: fieldsOf(fields, 'features'),
  };
  state.portalConfigurations[configuration.id] = configuration;
  return configuration;
};

const createPortalSession: Call = ({ state, base, origin }, fields) => {
  const customer = textOf(fields, 'customer') ?? '';
  if (state.customers[customer] === undefined) throw missing('customer', customer);
  const configuration = textOf(fields, 'configuration') ?? null;
  if (configuration === null && Object.keys(state.portalConfigurations).length === 0) {
    throw refused("You can't create a portal session until you save your customer portal settings.");
  }
  const made = base('bps');
  const session: PortalSession = {
    ...made,
    object: 'billing_portal.session',
    customer,
    configuration,
    return_url: textOf(fields, 'return_url') ?? '',
    url: `${origin}/portal/${made.id}`,
  };
  state.portalSessions[session.id] = session;
  return session;
};

const createEndpoint: Call = ({ state, base }, fields) => {
  const url = textOf(fields, 'url') ?? '';
  if (!URL.canParse(url)) throw refused('Invalid URL.', 'url');
  const endpoint: WebhookEndpoint = {
    ...base('we'),
    object: 'webhook_endpoint',
    url,
    enabled_events: textsOf(fields, 'enabled_events'),
    status: 'enabled',
    secret: WEBHOOK_SECRET,
  };
  state.endpoints[endpoint.id] = endpoint;
  return endpoint;
};

const listEndpoints: Call = ({ state }, fields) => listAnswer(Object.values(state.endpoints), fields);

const listEvents: Call = ({ state }, fields) => {
  const since = Number(textOf(fieldsOf(fields, 'created'), 'gte') ?? 0);
  const types = textsOf(fields, 'types');
  const found = Object.values(state.events)
    .filter(({ created }) => created >= since)
    .filter(({ type }) => types.length === 0 || types.includes(type));
  return listAnswer(found, fields);
};

/** The portal, webhook endpoints and what happened. */
export const accountCalls = {
  'POST /v1/billing_portal/configurations': createConfiguration,
  'GET /v1/billing_portal/configurations': (({ state }, fields) =>
    listAnswer(Object.values(state.portalConfigurations), fields)) satisfies Call,
  'POST /v1/billing_portal/sessions': createPortalSession,
  'POST /v1/webhook_endpoints': createEndpoint,
  'GET /v1/webhook_endpoints': listEndpoints,
  'GET /v1/events': listEvents,
};
