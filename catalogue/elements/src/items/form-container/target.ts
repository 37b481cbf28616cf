import { toText } from '@heddle/kit/react'

/** Where a form is sent: an address of the site or of another one; `undefined` for none, and for one that would run code. */
export function toTarget(given: unknown): string | undefined {
  // Browsers read past these in an address.
  const address = toText(given)
    .replaceAll(/[\t\r\n]/g, '')
    .trim()
  const isOther = /^[a-z][a-z0-9+.-]*:/i.test(address)
  return address !== '' && (!isOther || /^(https?|mailto):/i.test(address)) ? address : undefined
}
