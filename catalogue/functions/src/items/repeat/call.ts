import type { FunctionBody } from '@heddle/kit'
import { requireNumber } from '../../lib/arguments/require-number.ts'
import { toText } from '../../lib/values/to-text.ts'

export const call: FunctionBody = (host, text, times) => {
  const whole = toText(host, text)
  const count = Math.max(0, Math.trunc(requireNumber(times, 2)))
  if (whole === '') return ''
  host.allowText(whole.length * count)
  return whole.repeat(count)
}
