import { cleanSvg, ELEMENTS, MOST_ATTRIBUTES, type CleanDrawing } from './clean-svg.ts'
import { LONGEST } from './limits.ts'

/** Cleans a drawing that may be anybody's; `undefined` where there is none in the text. */
export async function readDrawing(text: string | Promise<string>, left: ReadonlySet<string>): Promise<CleanDrawing | undefined> {
  const whole = (await text).slice(0, LONGEST)
  const drawing = cleanSvg(whole, left)
  if (drawing || !whole.includes('<svg')) return drawing
  const { evenSvg } = await import('../uneven-svg/even-svg.ts')
  return cleanSvg(evenSvg(whole, ELEMENTS, MOST_ATTRIBUTES), left)
}
