import type { FunctionBody } from '@heddle/kit'

export const call: FunctionBody = (_host, value) => {
  if (typeof value === 'number') return value
  return typeof value === 'string' ? Number.parseFloat(value) : Number.NaN
}
