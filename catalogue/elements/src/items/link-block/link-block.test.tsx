import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SlotContext } from '@heddle/kit/react'
import { LinkBlock } from './component.tsx'

const draw = (link?: { href: string }) =>
  renderToStaticMarkup(
    <SlotContext value={{ draw: () => 'Card', isFilled: () => true }}>
      <LinkBlock root={{}} props={{}} {...(link && { link })} />
    </SlotContext>,
  )

test('a link block is one anchor around its content', () => expect(draw({ href: '/a' })).toBe('<a href="/a">Card</a>'))
test('without a link it leads nowhere', () => expect(draw()).toBe('<a>Card</a>'))
