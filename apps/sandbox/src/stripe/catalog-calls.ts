import { type Call, listAnswer } from './api-call.ts';
import { missing, refused } from './failure.ts';
import { fieldsOf, metadataOf, textOf, textsOf } from './form.ts';
import type { Coupon, Customer, Price, Product, PromotionCode } from './objects.ts';

const createProduct: Call = ({ state, base }, fields) => {
  const made = base('prod');
  const id = textOf(fields, 'id') ?? made.id;
  if (state.products[id] !== undefined) throw refused('Product already exists.', 'id');
  const product: Product = {
    ...made,
    id,
    object: 'product',
    active: true,
    name: textOf(fields, 'name') ?? '',
    description: textOf(fields, 'description') ?? null,
    metadata: metadataOf(fields),
  };
  state.products[id] = product;
  return product;
};

const listProducts: Call = ({ state }, fields) => {
  const ids = textsOf(fields, 'ids');
  const found = Object.values(state.products).filter(({ id }) => ids.length === 0 || ids.includes(id));
  return listAnswer(found, fields);
};

const createPrice: Call = ({ state, base }, fields) => {
  const product = textOf(fields, 'product') ?? '';
  if (state.products[product] === undefined) throw missing('product', product);
  const interval = textOf(fieldsOf(fields, 'recurring'), 'interval');
  if (interval !== 'month' && interval !== 'year') throw refused('Invalid interval.', 'recurring[interval]');
  const lookup_key = textOf(fields, 'lookup_key') ?? null;
  const holder = Object.values(state.prices).find(
    (price) => lookup_key !== null && price.lookup_key === lookup_key,
  );
  if (holder !== undefined) {
    if (textOf(fields, 'transfer_lookup_key') !== 'true') throw refused('Lookup key is taken.', 'lookup_key');
    holder.lookup_key = null;
  }
  const price: Price = {
    ...base('price'),
    object: 'price',
    active: true,
    product,
    currency: 'usd',
    unit_amount: Number(textOf(fields, 'unit_amount')),
    lookup_key,
    type: 'recurring',
    recurring: { interval, interval_count: 1, usage_type: 'licensed' },
    metadata: metadataOf(fields),
  };
  state.prices[price.id] = price;
  return price;
};

const listPrices: Call = ({ state }, fields) => {
  const keys = textsOf(fields, 'lookup_keys');
  if (keys.length > 10) throw refused('At most 10 lookup keys.', 'lookup_keys');
  const found = Object.values(state.prices).filter(
    ({ lookup_key }) => keys.length === 0 || keys.includes(lookup_key ?? ''),
  );
  return listAnswer(found, fields);
};

const createCustomer: Call = ({ state, base, emit }, fields) => {
  const customer: Customer = {
    ...base('cus'),
    object: 'customer',
    email: textOf(fields, 'email') ?? null,
    name: textOf(fields, 'name') ?? null,
    metadata: metadataOf(fields),
    balance: 0,
    currency: 'usd',
    invoice_settings: { default_payment_method: null },
  };
  state.customers[customer.id] = customer;
  emit('customer.created', customer);
  return customer;
};

const retrieveCustomer: Call = ({ state }, _fields, id) => {
  const customer = state.customers[id];
  if (customer === undefined) throw missing('customer', id);
  return customer;
};

const createCoupon: Call = ({ state, base }, fields) => {
  const made = base('coupon');
  const coupon: Coupon = {
    ...made,
    id: textOf(fields, 'id') ?? made.id,
    object: 'coupon',
    name: textOf(fields, 'name') ?? null,
    percent_off: Number(textOf(fields, 'percent_off')),
    duration: textOf(fields, 'duration') === 'forever' ? 'forever' : 'once',
    valid: true,
  };
  state.coupons[coupon.id] = coupon;
  return coupon;
};

const createPromotionCode: Call = ({ state, base }, fields) => {
  const coupon = textOf(fieldsOf(fields, 'promotion'), 'coupon') ?? '';
  if (state.coupons[coupon] === undefined) throw missing('coupon', coupon);
  const made = base('promo');
  const promotion: PromotionCode = {
    ...made,
    object: 'promotion_code',
    code: textOf(fields, 'code') ?? made.id,
    active: true,
    promotion: { type: 'coupon', coupon },
  };
  state.promotionCodes[promotion.id] = promotion;
  return promotion;
};

const listPromotionCodes: Call = ({ state }, fields) => {
  const code = textOf(fields, 'code');
  const found = Object.values(state.promotionCodes).filter((one) => code === undefined || one.code === code);
  return listAnswer(found, fields);
};

/** What is sold, to whom, and what is taken off. */
export const catalogCalls = {
  'POST /v1/products': createProduct,
  'GET /v1/products': listProducts,
  'POST /v1/prices': createPrice,
  'GET /v1/prices': listPrices,
  'POST /v1/customers': createCustomer,
  'GET /v1/customers/:id': retrieveCustomer,
  'POST /v1/coupons': createCoupon,
  'POST /v1/promotion_codes': createPromotionCode,
  'GET /v1/promotion_codes': listPromotionCodes,
};
