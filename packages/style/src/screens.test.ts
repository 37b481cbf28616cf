import { describe, expect, it } from 'vitest'
import {
  compareStates,
  fromVariant,
  fromWideToNarrow,
  SCREENS,
  stateParts,
  stateSelector,
  stateWithin,
  toVariant,
} from './index.ts'

describe('screen sizes', () => {
  it('style-P2 S3-15 S9-04 S9-38 are desktop, tablet to 991 and mobile to 767 px, shown on 1100, 770 and 400 px', () => {
    expect(SCREENS).toEqual([
      { id: 'default', label: 'Desktop', canvasWidth: 1100 },
      { id: 'tablet', label: 'Tablet', maxWidth: 991, canvasWidth: 770 },
      { id: 'mobile', label: 'Mobile', maxWidth: 767, canvasWidth: 400 },
    ])
  })
  it('style-P2 come from wide to narrow, those of one width by name', () => {
    const screens = [{ id: 'b', maxWidth: 500 }, { id: 'c', maxWidth: 900 }, { id: 'a', maxWidth: 500 }, { id: 'wide' }]
    for (const order of [screens, screens.toReversed()])
      expect(fromWideToNarrow(order).map(({ id }) => id)).toEqual(['wide', 'c', 'a', 'b'])
  })
  it.each([
    ['tablet', { screenId: 'tablet', state: 'default' }],
    ['tablet:hover', { screenId: 'tablet', state: 'hover' }],
    ['default:x:y', { screenId: 'default', state: 'x:y' }],
    [':hover', { screenId: '', state: 'hover' }],
  ])('are named together with a state: %s', (variant, parts) => {
    expect(fromVariant(variant)).toEqual(parts)
    expect(toVariant(parts.screenId, parts.state)).toBe(variant)
  })
  it('need no state to be named', () => expect(toVariant('mobile')).toBe('mobile'))
})

describe('states', () => {
  it('style-P2 override one another in a fixed order, and those of elements come last, by name', () => {
    const states = ['open', 'disabled', 'active', 'checked', 'focus', 'hover', 'readonly', 'filled', 'link-active', 'open']
    const order = ['link-active', 'filled', 'readonly', 'hover', 'focus', 'active', 'disabled', 'checked', 'open', 'open']
    expect(states.toSorted(compareStates)).toEqual(order)
    expect(states.toReversed().toSorted(compareStates)).toEqual(order)
    expect(compareStates('open', 'open')).toBe(0)
  })
  it.each([
    ['hover', ':hover'],
    ['focus', ':is(:focus-visible, :has(> :focus-visible, > * > :focus-visible))'],
    ['active', ':active'],
    ['disabled', ':is(:disabled, [aria-disabled=true], [data-state~=disabled])'],
    ['checked', ':is(:checked, :has(> :checked))'],
    ['link-active', '[aria-current=page]'],
    ['done', '[data-state~=done]'],
    ['open', ':is([open], [data-state~=open], :has(> :popover-open))'],
    ['a'.repeat(32), `[data-state~=${'a'.repeat(32)}]`],
    ['a'.repeat(33), undefined],
    ['Open', undefined],
    ['toString', undefined],
  ])('S4-10 S4-11 of %s is asked by %s', (state, selector) => expect(stateSelector(state)).toBe(selector))
})

describe('a state within a condition', () => {
  it('style-P11 weighs as much as the state alone, follows it, and is nothing where the state is none', () => {
    const late = stateWithin('when-late', 'hover')
    expect(stateSelector(late)).toBe(':where([data-when-late]):hover')
    expect(stateParts(late)).toEqual(['when-late', 'hover'])
    expect(stateParts('hover')).toEqual(['hover'])
    expect(stateSelector('when-late:Not a state')).toBeUndefined()
    expect(stateSelector('hover:focus')).toBeUndefined()
    const order = ['readonly', 'when-late', 'hover', late, 'focus', 'when-late:focus', 'disabled']
    expect(order.toReversed().toSorted(compareStates)).toEqual(order)
    // Two of one place keep the order they are given in.
    expect(['when-b:hover', 'when-a:hover'].toSorted(compareStates)).toEqual(['when-b:hover', 'when-a:hover'])
  })
})
