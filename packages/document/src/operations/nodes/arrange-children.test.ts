import { describe, expect, it } from 'vitest'
import { codesOf, idOf, idSource, smallSite, fieldsOf as smallFacts } from '../../testing/small-site.ts'
import type { FieldsOf } from '../../element-facts.ts'
import { arrangeChildren, surplusOf } from './arrange-children.ts'

/** The small catalogue, and a part that holds its share. */
const fieldsOf: FieldsOf = (type) =>
  type === 'part'
    ? {
        fields: {
          share: {
            translated: false,
            screens: 'css',
            bindable: false,
            default: 0,
            check: (value) => (typeof value === 'number' && value <= 12 ? undefined : 'Must be at most 12'),
          },
        },
        slots: { children: {} },
        isSection: false,
      }
    : smallFacts(type)

const input = (
  shares: readonly number[],
  more: { readonly variant?: string; readonly child?: { readonly element: string } } = {},
) => ({
  id: idOf('section'),
  slot: 'children',
  child: { element: 'part', styles: { default: { 'row-gap': '8px' } } },
  field: 'share',
  newId: idSource(),
  fieldsOf,
  shares,
  ...more,
})
const open = () => {
  const site = smallSite()
  const parts = () => site.view.children(idOf('section')).map((id) => site.view.find('node', id))
  return { ...site, parts, shares: (variant = 'default') => parts().map((node) => node?.props['share']?.[variant]) }
}

describe('arranging children', () => {
  it('document-D230 what is no part yet is put into one, those that are missing are made as they start', () => {
    const { view, run, parts, shares } = open()
    run(arrangeChildren(view, input([2, 4, 2, 4])))
    expect(parts().map((node) => node?.element)).toEqual(['part', 'part', 'part', 'part'])
    expect(shares()).toEqual([2, 4, 2, 4])
    expect(parts().map((node) => view.children(node?.id ?? '')[0])).toEqual([
      idOf('texta'),
      idOf('textb'),
      idOf('box'),
      undefined,
    ])
    expect(parts()[3]?.styles).toEqual({ default: { 'row-gap': '8px' } })
    run(arrangeChildren(view, { ...input([3, 3, 3, 3]), newId: idSource('m') }))
    expect([parts().length, shares()]).toEqual([4, [3, 3, 3, 3]])
  })

  it('document-D230 those too many go with all that is in them', () => {
    const { view, run, parts } = open()
    expect(surplusOf(view, input([6, 6]))).toEqual([idOf('box')])
    run(arrangeChildren(view, input([6, 6])))
    expect(parts()).toHaveLength(2)
    expect(view.find('node', idOf('button'))).toBeUndefined()
  })

  it('document-D230 on a narrower screen shares are set in turn, and nothing comes or goes', () => {
    const { view, run, shares, parts } = open()
    run(arrangeChildren(view, input([4, 4, 4])))
    run(arrangeChildren(view, input([9, 3], { variant: 'mobile' })))
    expect([parts().length, shares(), shares('mobile')]).toEqual([3, [4, 4, 4], [9, 3, 9]])
    run(arrangeChildren(view, input([1], { variant: 'mobile' })))
    expect([parts().length, shares('mobile')]).toEqual([3, [1, 1, 1]])
  })

  it('document-D230 a share out of range, a child that may not stand there and an unknown node are refused', () => {
    const { view } = open()
    expect(codesOf(arrangeChildren(view, input([13, 1, 1])))).not.toEqual([])
    expect(codesOf(arrangeChildren(view, input([1], { child: { element: 'row' } })))).not.toEqual([])
    expect(codesOf(arrangeChildren(view, { ...input([1]), id: idOf('nobody') }))).toEqual(['unknown-record'])
  })
})
