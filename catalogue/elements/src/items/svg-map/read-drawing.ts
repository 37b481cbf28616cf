import type { CleanDrawing } from '../../lib/drawing/clean-svg.ts'
import { LONGEST } from './limits.ts'

/** Cleans a drawing that may be anybody's; `undefined` where there is none in the text. */
export async function readDrawing(text: string | Promise<string>, left: ReadonlySet<string>): Promise<CleanDrawing | undefined> {
  const [given, { cleanSvg, ELEMENTS, MOST_ATTRIBUTES }] = await Promise.all([text, import('../../lib/drawing/clean-svg.ts')])
  const whole = given.slice(0, LONGEST)
  const drawing = cleanSvg(whole, left)
  if (drawing || !whole.includes('<svg')) return drawing
  const { evenSvg } = await import('../../lib/uneven-svg/even-svg.ts')
  return cleanSvg(evenSvg(whole, ELEMENTS, MOST_ATTRIBUTES), left)
}
