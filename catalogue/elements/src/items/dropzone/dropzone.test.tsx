import { renderToStaticMarkup } from 'react-dom/server'
import { SlotContext } from '@heddle/kit/react'
import { expect, test } from 'vitest'
import { Dropzone } from './component.tsx'

test('a slot is a box with what stands in it', () => {
  const drawn = (
    <SlotContext value={{ draw: (name) => <p>{name}</p>, isFilled: () => true }}>
      <Dropzone root={{ className: 'k' }} props={{}} />
    </SlotContext>
  )
  expect(renderToStaticMarkup(drawn)).toBe('<div class="k"><p>children</p></div>')
})
