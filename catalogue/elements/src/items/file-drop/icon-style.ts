import type { CSSProperties } from 'react'
import { toText, type Addresses } from '@heddle/kit/react'

/** What gives the drop area another icon of the set than its own: none where no name of one is given. */
export function iconStyle(addresses: Addresses, name: unknown): CSSProperties | undefined {
  const icon = toText(name)
  return /^[a-z0-9-]{1,64}$/.test(icon) ? ({ '--drop-icon': `url(${addresses.icon(icon)})` } as CSSProperties) : undefined
}
