/** A colour as a person finds it: hue 0 to 360; saturation, brightness and opacity 0 to 1. */
export interface Hsva {
  readonly h: number
  readonly s: number
  readonly v: number
  readonly a: number
}

export const FORMATS = ['hex', 'rgb', 'hsl'] as const
export type ColorFormat = (typeof FORMATS)[number]

/** Longer texts are no colours. */
const LONGEST = 64

/** Reads `#rgb`, `#rrggbb`, each with opacity or without, `rgb(…)` and `hsl(…)` in any of their forms. */
export function readColor(given: unknown): Hsva | undefined {
  const text = typeof given === 'string' && given.length <= LONGEST ? given.trim().toLowerCase() : ''
  const [, digits = ''] = /^#?([\da-f]{3,8})$/.exec(text) ?? []
  if ([3, 4, 6, 8].includes(digits.length)) {
    const parts = digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
    const [r = 0, g = 0, b = 0, a = 255] = parts.map((part) => Number.parseInt(part, 16))
    return ofRgb(r / 255, g / 255, b / 255, a / 255)
  }
  const [, name, inside = ''] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(text) ?? []
  const parts = inside.split(/[\s,/]+/).filter(Boolean)
  const [x = 0, y = 0, z = 0] = parts.map((part) => Number.parseFloat(part))
  const [, , , opacity = '1'] = parts
  const a = Number.parseFloat(opacity) / (opacity.endsWith('%') ? 100 : 1)
  if (!name || parts.length < 3 || parts.length > 4 || ![x, y, z, a].every(Number.isFinite)) return undefined
  if (name === 'rgb') return ofRgb(share(x / 255), share(y / 255), share(z / 255), share(a))
  const [saturation, lightness] = [share(y / 100), share(z / 100)]
  const v = lightness + saturation * Math.min(lightness, 1 - lightness)
  return { h: ((x % 360) + 360) % 360, s: v > 0 ? 2 - (2 * lightness) / v : 0, v, a: share(a) }
}

/** A colour as a text; opacity only where there is less than all of it. */
export function writeColor(color: Hsva, format: ColorFormat): string {
  const a = Math.round(color.a * 100) / 100
  const [suffix, opacity] = a < 1 ? ['a', `, ${a}`] : ['', '']
  const rgb = rgbOf(color)
  if (format === 'rgb') return `rgb${suffix}(${rgb.join(', ')}${opacity})`
  if (format === 'hsl') {
    const l = color.v * (1 - color.s / 2)
    const s = l > 0 && l < 1 ? (color.v - l) / Math.min(l, 1 - l) : 0
    return `hsl${suffix}(${Math.round(color.h) % 360}, ${Math.round(s * 100)}%, ${Math.round(l * 100)}%${opacity})`
  }
  const parts = a < 1 ? [...rgb, Math.round(a * 255)] : rgb
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** A part of a whole: never less than nothing, nor more than all of it. */
export const share = (part: number): number => Math.min(1, Math.max(0, part))

function rgbOf({ h, s, v }: Hsva): readonly number[] {
  return [5, 3, 1].map((from) => {
    const at = (from + h / 60) % 6
    return Math.round((v - v * s * share(Math.min(at, 4 - at))) * 255)
  })
}

function ofRgb(r: number, g: number, b: number, a: number): Hsva {
  const v = Math.max(r, g, b)
  const width = v - Math.min(r, g, b)
  const turn = width === 0 ? 0 : v === r ? (g - b) / width : v === g ? 2 + (b - r) / width : 4 + (r - g) / width
  return { h: (turn * 60 + 360) % 360, s: v > 0 ? width / v : 0, v, a }
}
