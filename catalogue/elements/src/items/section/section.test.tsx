import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Section } from './component.tsx'

test.each(['section', 'header', 'main', 'footer', 'nav', 'aside'] as const)('a section may be a %s', (tag) => {
  expect(renderToStaticMarkup(<Section root={{ id: 'about' }} props={{ tag }} />)).toBe(`<${tag} id="about"></${tag}>`)
})
