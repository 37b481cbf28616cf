import type { Addresses } from '@heddle/kit/react'

const SAFE_SCHEMES = new Set(['http', 'https', 'mailto', 'tel', 'sms', 'blob'])
const SCHEME = /^([a-z][a-z0-9+.-]*):/i
/** Control characters and blanks, which browsers skip when they read a scheme. */
const IGNORED = /[^!-~\u0080-\uffff]/g

/** Whether an address may stand in `href` and its like: anything but schemes that run code. */
export function isSafeAddress(address: string): boolean {
  const scheme = SCHEME.exec(address.replace(IGNORED, ''))?.[1]
  return scheme === undefined || SAFE_SCHEMES.has(scheme.toLowerCase())
}

const PICTURE = /^data:image\//i

/** Addresses of pictures without those that may run code, in whose place stands nothing. */
export function safeAddresses({ asset, icon }: Addresses): Addresses {
  return {
    icon,
    asset(reference) {
      const address = asset(reference)
      return isSafeAddress(address) || PICTURE.test(address) ? address : ''
    },
  }
}
