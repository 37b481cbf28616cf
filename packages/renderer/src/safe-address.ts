const SAFE_SCHEMES = new Set(['http', 'https', 'mailto', 'tel', 'sms', 'blob'])
const SCHEME = /^([a-z][a-z0-9+.-]*):/i
// Browsers skip control characters and leading spaces when they read a scheme.
// oxlint-disable-next-line no-control-regex
const IGNORED = /[\u0000-\u0020\u007f]/g

/** Whether an address may stand in `href` and its like: anything but schemes that run code. */
export function isSafeAddress(address: string): boolean {
  const scheme = SCHEME.exec(address.replace(IGNORED, ''))?.[1]
  return scheme === undefined || SAFE_SCHEMES.has(scheme.toLowerCase())
}
