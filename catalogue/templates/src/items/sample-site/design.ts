import type { DocumentRecord, Id, StyleClassRecord, StyleValue, TokenRecord } from '@heddle/document'
import { planIndexes } from '@heddle/document/operations'
import { classPlans, type ClassName, type TokenReferences } from './classes.ts'
import { COLORS, FONTS, SPACINGS } from './tokens.ts'

/** The design system of the sample site: its records, and references to them by name. */
export interface Design extends TokenReferences {
  readonly records: readonly DocumentRecord[]
  readonly classes: (...names: readonly ClassName[]) => readonly Id[]
}

/** Order keys in a row. */
export function keys(count: number): readonly string[] {
  return planIndexes([], 0, count).keys
}

export function createDesign(newId: () => Id): Design {
  const plans: readonly (readonly [key: string, token: Omit<TokenRecord, 'id' | 'kind' | 'index'>])[] = [
    ...Object.entries(COLORS).map(([name, values]) => [`color ${name}`, { type: 'color' as const, ...values }] as const),
    ...SPACINGS.map(
      (pixels) =>
        [`space ${pixels}`, { type: 'spacing' as const, folder: '', name: String(pixels), value: `${pixels}px` }] as const,
    ),
    ...Object.entries(FONTS).map(([name, values]) => [`font ${name}`, { type: 'typography' as const, ...values }] as const),
  ]
  const indexes = keys(plans.length)
  const tokens = new Map(
    plans.map(([key, token], at): [string, TokenRecord] => [
      key,
      { id: newId(), kind: 'token', index: indexes[at] ?? '', ...token },
    ]),
  )
  const reference = (key: string): StyleValue => ({ type: 'token', id: tokens.get(key)?.id ?? '' })
  const references: TokenReferences = {
    color: (name) => reference(`color ${name}`),
    space: (pixels) => reference(`space ${pixels}`),
    font: (name) => reference(`font ${name}`),
  }
  const classes = createClasses(references, newId)
  return {
    ...references,
    records: [...tokens.values(), ...classes.values()],
    classes: (...names) => names.map((name) => classes.get(name)?.id ?? ''),
  }
}

function createClasses(references: TokenReferences, newId: () => Id): ReadonlyMap<string, StyleClassRecord> {
  const plans = Object.entries(classPlans(references))
  const ids = new Map(plans.map(([key]) => [key, newId()]))
  const indexes = keys(plans.length)
  return new Map(
    plans.map(([key, plan], at) => {
      const parentId = 'parent' in plan ? ids.get(plan.parent) : undefined
      const { name, folder, styles } = plan
      return [
        key,
        {
          id: ids.get(key) ?? '',
          kind: 'style-class',
          index: indexes[at] ?? '',
          name,
          folder,
          styles,
          ...(parentId && { parentId }),
        },
      ]
    }),
  )
}
