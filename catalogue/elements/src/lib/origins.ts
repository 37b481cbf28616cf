const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?(?=[/?#]|$)/i

/** Origin of an address as a policy names it: none for one of the site itself, any by https where a formula says which. */
export function originsOf(address: unknown): readonly string[] {
  if (address === undefined) return ['https:']
  if (typeof address !== 'string') return []
  return (ORIGIN.exec(address.trim()) ?? []).slice(0, 1).map((origin) => origin.toLowerCase())
}
