/** Empty: undefined, null, '', [] and {} (logic reference 1.8); 0 and false are not. */
export function isEmpty(value: unknown): boolean {
  // First, as it reads no text: there is but one that is empty.
  if (value === '') return true
  if (typeof value === 'string') return false
  if (value === undefined || value === null) return true
  if (typeof value !== 'object') return false
  return Array.isArray(value) ? value.length === 0 : isPlain(value) && Object.keys(value).length === 0
}

/** Dates and files have no own keys and are not empty. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
