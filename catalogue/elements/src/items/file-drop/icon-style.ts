import type { CSSProperties } from 'react'
import type { Addresses } from '@heddle/kit/react'

const ICON_NAME = /^[a-z0-9-]{1,64}$/

/** What gives the drop area another icon of the set than its own: none where no name of one is given. */
export function iconStyle(addresses: Addresses, name: unknown): CSSProperties | undefined {
  const address = typeof name === 'string' && ICON_NAME.test(name) ? addresses.icon(name) : ''
  return address ? ({ '--drop-icon': `url(${encodeURI(address)})` } as CSSProperties) : undefined
}
