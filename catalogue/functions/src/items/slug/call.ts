import type { FunctionBody } from '@heddle/kit'
import { keepText } from '../../lib/budget/keep-text.ts'
import { toText } from '../../lib/values/to-text.ts'
import { toLatin } from './to-latin.ts'

export const call: FunctionBody = (host, value) => {
  const text = toText(host, value)
  host.spend(1 + text.length * 4)
  const words = toLatin(text.toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? []
  return keepText(host, words.join('-'))
}
