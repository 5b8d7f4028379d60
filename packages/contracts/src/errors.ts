/** Every code a failure can carry. Codes are stable; messages may be reworded. */
export type ErrorCode =
  | 'invalid_request'
  | 'user_not_authenticated'
  | 'insufficient_permissions'
  | 'not_found'
  | 'invalid_email'
  | 'wrong_password'
  | 'weak_password'
  | 'email_already_in_use'
  | 'expired_action_code'
  | 'invalid_action_code'
  | 'requires_recent_login'
  | 'user_disabled'
  | 'credential_already_in_use'
  | 'account_exists_with_different_credential'
  | 'magic_link_disabled'
  | 'email_sign_in_disabled'
  | 'activity_not_found'
  | 'drawing_not_found'
  | 'version_not_found'
  | 'drawing_conflict'
  | 'idempotency_key_reused'
  | 'invalid_picture'
  | 'invalid_journal'
  | 'quota_exceeded'
  | 'body_too_large'
  | 'pending_subscription_exists'
  | 'payment_setup_failed'
  | 'invalid_payment_method'
  | 'subscription_limit_reached'
  | 'subscription_not_found'
  | 'already_paid'
  | 'already_published'
  | 'payment_failed'
  | 'payments_disabled'
  | 'invalid_signature'
  | 'word_refused'
  | 'words_not_understood'
  | 'letter_unknown'
  | 'guest_key_needed'
  | 'made_page_not_found'
  | 'making_limit_reached'
  | 'line_full'
  | 'range_not_satisfiable'
  | 'unsupported_media_type'
  | 'too_many_requests'
  | 'storage_full'
  | 'service_unavailable'
  | 'internal_error';

/** The body of every failed call. `message` is fit to show to a person. */
export interface Failure {
  readonly success: false;
  readonly error: ErrorCode;
  readonly message: string;
  readonly requestId: string;
}
