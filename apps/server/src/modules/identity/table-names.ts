/*
 * What the identity library's tables and columns are called here, where it has names of its own. The migration that
 * makes them is 0100-identity.
 */

const times = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

export const users = {
  modelName: 'users',
  fields: { ...times, emailVerified: 'email_verified' },
  /** See claimed-address.ts. */
  additionalFields: {
    claimedEmail: { type: 'string', required: false, input: false, fieldName: 'claimed_email' },
  },
} as const;

export const sessions = {
  modelName: 'sessions',
  fields: {
    ...times,
    userId: 'user_id',
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
  },
} as const;

export const accounts = {
  modelName: 'accounts',
  fields: {
    ...times,
    userId: 'user_id',
    providerId: 'provider_id',
    accountId: 'account_id',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    idToken: 'id_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
  },
} as const;

export const verifications = {
  modelName: 'verifications',
  fields: { ...times, expiresAt: 'expires_at' },
} as const;

export const signingKeys = {
  modelName: 'signing_keys',
  fields: {
    publicKey: 'public_key',
    privateKey: 'private_key',
    createdAt: 'created_at',
    expiresAt: 'expires_at',
  },
} as const;
