import type { Addresses } from '@heddle/kit/react'

/** Where a published site has its uploads and icons. Addresses of uploads in page data are complete already. */
export const siteAddresses = (base = '/'): Addresses => ({
  asset: (reference) => reference,
  icon: (name) => `${base}icons/${encodeURIComponent(name)}.svg`,
})
