import type { DrawAhead } from '@heddle/kit'
import { cleanSvg } from '../../lib/drawing/clean-svg.ts'
import { LONGEST } from '../../lib/drawing/limits.ts'
import { isLong } from '../../lib/map/limits.ts'
import { LOOKS } from '../../lib/map/looks.ts'

/** A long drawing is read by the publish: the browser gets it as a shadow of the page, and draws it with the page. */
export const ahead: DrawAhead = (props) => {
  const { svgContent, nonInteractiveIds: left = [], keepColors } = props
  // What only the visitor's values tell is no region is not known yet.
  if (!isLong(props) || !Array.isArray(left)) return undefined
  const text = String(svgContent).slice(0, LONGEST)
  const drawing = cleanSvg(text, new Set(left.map(String)))
  if (!drawing) return undefined
  const [before, after] = [`svg{display:none}${drawing.css}`, LOOKS]
  const frame = keepColors === true ? '<div class="own">' : '<div>'
  return {
    field: 'svgContent',
    text,
    // It is drawn once, when all of it is there: a browser draws anew what stands at each piece of a page that comes.
    html: `<style>${before}</style>${frame}${drawing.html}</div><style>${after}</style>`,
    styles: [before, after],
  }
}
