import type { StyleClassRecord, StyleSheet, StyleValue, TokenRecord } from '@heddle/document'
import { planIndexes } from '@heddle/document/operations'
import { border, gap, padding, radius } from '@heddle/kit'

const COLORS = {
  ground: ['#f4f5f7', '#12161b'],
  surface: ['#ffffff', '#1b2128'],
  ink: ['#171c22', '#e8edf2'],
  quiet: ['#566270', '#a3b0bd'],
  line: ['#d9dee5', '#303944'],
  accent: ['#0b6b58', '#5fd0b5'],
  onAccent: ['#ffffff', '#06231c'],
  warn: ['#a23a1e', '#f2a58d'],
} as const
export type ColorName = keyof typeof COLORS

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif'

/** A colour by its token, for styles and for fields of elements. */
type Color = Readonly<Record<'type' | 'id', string>> & { readonly type: 'token' }

export interface Look {
  readonly records: readonly (TokenRecord | StyleClassRecord)[]
  readonly color: (name: ColorName) => Color
  readonly classes: (...names: readonly ClassName[]) => readonly string[]
}

/** Colours in two themes, and the classes of the desk. */
export function createLook(newId: () => string): Look {
  const names = Object.keys(COLORS) as ColorName[]
  const { keys } = planIndexes([], 0, names.length)
  const tokens = names.map((name, at): TokenRecord => {
    const [value, darkValue] = COLORS[name]
    return { id: newId(), kind: 'token', type: 'color', name, folder: '', index: keys[at] ?? '', value, darkValue }
  })
  const color = (name: ColorName): Color => ({ type: 'token', id: tokens[names.indexOf(name)]?.id ?? '' })
  const plans = classStyles(color)
  const classNames = Object.keys(plans) as ClassName[]
  const { keys: classKeys } = planIndexes([], 0, classNames.length)
  const styleClasses = classNames.map((name, at): StyleClassRecord => ({
    id: newId(),
    kind: 'style-class',
    name,
    folder: '',
    index: classKeys[at] ?? '',
    styles: plans[name],
  }))
  return {
    records: [...tokens, ...styleClasses],
    color,
    classes: (...wanted) => wanted.map((name) => styleClasses[classNames.indexOf(name)]?.id ?? ''),
  }
}

export type ClassName =
  | 'page'
  | 'card'
  | 'title'
  | 'heading'
  | 'quiet'
  | 'warning'
  | 'control'
  | 'button'
  | 'small'
  | 'main'
  | 'row'
  | 'cell'
  | 'badge'
  | 'state'
  | 'line'
  | 'empty'

function classStyles(color: (name: ColorName) => StyleValue): Readonly<Record<ClassName, StyleSheet>> {
  return {
    page: {
      default: {
        ...padding('32px', '32px', '72px', '32px'),
        ...gap('20px'),
        'background-color': color('ground'),
        color: color('ink'),
        font: `400 16px/1.5 ${FONT}`,
        'min-height': '100vh',
        'justify-content': 'flex-start',
      },
      mobile: padding('16px', '16px', '72px', '16px'),
    },
    card: {
      default: {
        ...padding('20px'),
        ...gap('12px'),
        ...border('1px', color('line')),
        ...radius('12px'),
        'background-color': color('surface'),
        'min-width': '0',
      },
    },
    title: { default: { font: `700 30px/1.2 ${FONT}` } },
    heading: { default: { font: `600 18px/1.3 ${FONT}` } },
    quiet: { default: { font: `400 14px/1.4 ${FONT}`, color: color('quiet') } },
    warning: { default: { font: `500 14px/1.4 ${FONT}`, color: color('warn') } },
    control: {
      default: {
        ...padding('9px', '12px'),
        ...border('1px', color('quiet')),
        ...radius('8px'),
        'background-color': color('surface'),
        color: color('ink'),
        font: `400 15px/1.4 ${FONT}`,
      },
    },
    button: {
      default: {
        ...padding('9px', '14px'),
        ...border('1px', color('quiet')),
        ...radius('8px'),
        'background-color': color('surface'),
        color: color('ink'),
        font: `500 15px/1.4 ${FONT}`,
      },
      'default:hover': { 'background-color': color('ground') },
      'default:disabled': { opacity: '0.45', cursor: 'not-allowed' },
    },
    small: { default: { ...padding('6px', '12px'), font: `500 14px/1.4 ${FONT}`, 'white-space': 'nowrap' } },
    main: {
      default: { 'background-color': color('accent'), color: color('onAccent'), ...border('1px', color('accent')) },
      'default:hover': { 'background-color': color('accent') },
    },
    row: {
      default: { 'border-top-width': '1px', 'border-top-style': 'solid', 'border-top-color': color('line') },
      mobile: padding('10px', '0'),
    },
    cell: { default: padding('10px', '8px'), mobile: padding('4px', '0') },
    badge: { default: { font: `600 13px/1.4 ${FONT}` } },
    state: {
      default: {
        display: 'inline-block',
        'justify-self': 'start',
        ...padding('2px', '10px'),
        ...border('1px', color('line')),
        ...radius('999px'),
      },
    },
    line: { default: { 'white-space': 'nowrap' } },
    empty: { default: { ...padding('32px', '16px'), 'text-align': 'center' } },
  }
}
