import type { FunctionBody } from '@heddle/kit'
import { lowercase } from '../../lib/values/lowercase.ts'

export const call: FunctionBody = (host, text) => {
  host.deprecated?.('lower', 'lowercase')
  return lowercase(host, text)
}
