import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Flexbox } from './component.tsx'

test('a container is what its tag says', () => {
  expect(renderToStaticMarkup(<Flexbox root={{}} props={{ tag: 'ul' }} />)).toBe('<ul></ul>')
})
test('a container with a link is an anchor', () => {
  expect(renderToStaticMarkup(<Flexbox root={{ className: 'k' }} props={{ tag: 'ul' }} link={{ href: '/a' }} />)).toBe(
    '<a class="k" href="/a"></a>',
  )
})
