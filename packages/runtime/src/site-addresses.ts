import type { Addresses } from '@heddle/kit/react'

/** Where a published site has its uploads and icons. Addresses of uploads in page data are complete already. */
export const siteAddresses: Addresses = {
  asset: (reference) => reference,
  icon: (name) => `/icons/${encodeURIComponent(name)}.svg`,
}
