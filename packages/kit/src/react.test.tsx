import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AddressesContext, Slot, SlotContext, useAddresses, useIsSlotFilled } from './react.ts'

function Card() {
  return (
    <section>
      {useIsSlotFilled('title') ? <Slot name="title" /> : 'untitled'}
      <Slot name="content" />
    </section>
  )
}

test('a slot draws what a builder put into it, and says whether that is anything', () => {
  const slots = { draw: (name: string) => `(${name})`, isFilled: (name: string) => name === 'title' }
  const drawn = renderToStaticMarkup(
    <SlotContext value={slots}>
      <Card />
    </SlotContext>,
  )
  expect(drawn).toBe('<section>(title)(content)</section>')
  expect(renderToStaticMarkup(<Card />)).toBe('<section>untitled</section>')
})

function Picture() {
  const { asset, icon } = useAddresses()
  return <a href={asset('asset:abcdefghij012345')}>{icon('star')}</a>
}

test('addresses are those of the place the page is drawn in', () => {
  const addresses = { asset: () => '/files/a.png', icon: (name: string) => `/set/${name}` }
  const drawn = renderToStaticMarkup(
    <AddressesContext value={addresses}>
      <Picture />
    </AddressesContext>,
  )
  expect(drawn).toBe('<a href="/files/a.png">/set/star</a>')
  expect(renderToStaticMarkup(<Picture />)).toBe('<a href="asset:abcdefghij012345">/icons/star.svg</a>')
})
