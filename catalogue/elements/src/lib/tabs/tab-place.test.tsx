import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { ROW_KEY, ScopeContext, SlotContext } from '@heddle/kit/react'
import { PlacedSlot, useTabPlace } from './tab-place.tsx'

function Place(): ReactNode {
  const { id, isChosen } = useTabPlace()
  return `${id}${isChosen ? '!' : ''} `
}
const inRow = (key: string, child: ReactNode): ReactNode => (
  <ScopeContext key={key} value={{ [ROW_KEY]: key }}>
    {child}
  </ScopeContext>
)

/** The places of what stands in a slot. */
function placesOf(children: ReactNode, chosen = 0, around: (slot: ReactNode) => ReactNode = (slot) => slot): string[] {
  const slot = (
    <SlotContext value={{ draw: () => children, isFilled: () => true }}>
      <PlacedSlot name="tabs" chosen={chosen} />
    </SlotContext>
  )
  return renderToStaticMarkup(around(slot)).trim().split(' ')
}

test('each child knows its place, and whether it is the one that is chosen', () => {
  const children = [<Place key="a" />, <Place key="b" />, <Place key="c" />]
  expect(placesOf(children)).toEqual(['-tab-0!', '-tab-1', '-tab-2'])
  expect(placesOf(children, 2)).toEqual(['-tab-0', '-tab-1', '-tab-2!'])
  expect(placesOf(children, 9)).toEqual(['-tab-0', '-tab-1', '-tab-2'])
})

test('one that is repeated has an id of its own in each row, and none of them is chosen by the server', () => {
  const repeated = <b key="list">{['rye', 'wheat'].map((key) => inRow(key, <Place />))}</b>
  const written = placesOf([repeated]).join(' ')
  expect(written).toBe('<b>-tab-0-rye -tab-0-wheat </b>')
})

test('tabs that stand in rows themselves choose in each', () => {
  const children = [<Place key="a" />, <Place key="b" />]
  expect(placesOf(children, 1, (slot) => inRow('first', slot))).toEqual(['-tab-0-first', '-tab-1-first!'])
})

test('what stands in no tabs is chosen, so that it is seen', () => {
  expect(renderToStaticMarkup(<Place />)).toBe('-tab-0! ')
})
