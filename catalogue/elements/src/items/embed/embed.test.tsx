import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Embed } from './component.tsx'
import { embedDefinition } from './definition.ts'

const defaults = Object.fromEntries(Object.entries(embedDefinition.fields).map(([name, field]) => [name, field.default]))
const draw = (props: object = {}) => renderToStaticMarkup(<Embed root={{}} props={{ ...defaults, ...props } as never} />)
const sandboxOf = (props: object) => draw(props).match(/sandbox="([^"]*)"/)?.[1]

test('a page of another site stands in a frame with a name, that loads when it comes near', () => {
  const html = draw({ address: ' https://a.example/map?x=1&y=2 ', title: 'The way to us', allow: 'fullscreen' })
  expect(html).toContain('src="https://a.example/map?x=1&amp;y=2" title="The way to us" loading="lazy"')
  expect(html).toContain('allow="fullscreen"')
})

test.each([
  ['show', ''],
  ['run', 'allow-scripts allow-forms allow-popups allow-presentation'],
  ['nothing known', ''],
])('trusted to %s it is allowed %j', (trust, allowed) => expect(sandboxOf({ address: 'https://a.example', trust })).toBe(allowed))

test('it never moves the page around it, and a page of the site itself never gets its own origin', () => {
  expect(sandboxOf({ address: 'https://a.example', trust: 'own' })).toContain('allow-same-origin')
  expect(sandboxOf({ address: 'https://a.example', trust: 'own' })).not.toContain('top-navigation')
  expect(sandboxOf({ address: '/own', trust: 'own' })).not.toContain('allow-same-origin')
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//a.example', 'ftp://a.example', '', null, 7])(
  'of %j there is no frame',
  (address) => expect(draw({ address })).toBe('<div data-embed=""></div>'),
)

test('HTML stands in a frame of its own that may do nothing', () => {
  const html = draw({ kind: 'html', html: '<b onclick="x()">Open</b><script>x()</script>', address: 'https://a.example' })
  expect(html).toContain('sandbox="" srcDoc="&lt;b onclick=')
  expect(html.match(/<iframe/g)).toHaveLength(1)
  expect(html).not.toMatch(/<script|a\.example/)
})
