/** On every answer of the gateway. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** What a page of ours never asks a browser for. */
const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/**
 * Scripts run only where the document's nonce vouches for them, and only through the shell's Trusted Types policy.
 * `integrity-policy` makes the browser refuse a script that comes without a hash, so a remote that was built without
 * integrity does not run at all.
 */
export function documentHeaders(nonce: string, secure: boolean): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(nonce, secure),
    'integrity-policy': 'blocked-destinations=(script)',
    'permissions-policy': permissionsPolicy,
    'cross-origin-opener-policy': 'same-origin',
    ...(secure && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

export function contentSecurityPolicy(nonce: string, secure: boolean): string {
  const directives = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]
  if (secure) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}
