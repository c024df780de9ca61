/** A year, and whatever lies below the name (ASVS 3.4.1). */
const transportSecurity = 'max-age=31536000; includeSubDomains'

/** Of whatever is neither a page nor a part of one, such as answers of the API and refusals: shown as a document it is nothing. */
export const answerPolicy = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** On every answer of the gateway; pages and files have policies of their own. @param secure people come by HTTPS */
export const commonHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': answerPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(secure && { 'strict-transport-security': transportSecurity }),
})

/**
 * Files are parts of pages, never pages: one that is opened by its own address (HTML, SVG) runs no script and belongs to
 * no origin. Styles inside a picture still apply.
 */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox"

/**
 * The pages of the design system's Storybook: scripts of their own files alone. Its interface writes styles as it runs, by a
 * library that is given no nonce, and sets HTML without a Trusted Types policy. It frames itself, and asks for nothing but its own
 * files.
 */
export const storybookPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** The page's worker lives by its own file's policy: it asks this origin for pages and files, and loads no script. */
export const workerPolicy =
  "default-src 'none'; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** What a page of ours never asks a browser for. */
export const permissionsPolicy = [
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
